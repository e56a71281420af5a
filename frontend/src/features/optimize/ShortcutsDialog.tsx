import { shortcutTexts } from '../../content/results';
import { Dialog } from '../../ui/Dialog';
import styles from './ShortcutsDialog.module.css';

export interface ShortcutsDialogProps {
  open: boolean;
  onClose: () => void;
  areOn: boolean;
  onTurn: (on: boolean) => void;
}

const GROUPS = [
  { title: shortcutTexts.everywhere, keys: [{ keys: ['Ctrl ↵', '⌘ ↵'], does: shortcutTexts.optimize }] },
  {
    title: shortcutTexts.inResults,
    keys: [
      { keys: ['0'], does: shortcutTexts.original },
      { keys: ['1', '2', '3'], does: shortcutTexts.versions },
      { keys: ['C'], does: shortcutTexts.copy },
      { keys: ['D'], does: shortcutTexts.changes },
      { keys: ['?'], does: shortcutTexts.help },
    ],
  },
];

/** Which keys do what, and the switch for those without Ctrl. */
export function ShortcutsDialog({ open, onClose, areOn, onTurn }: ShortcutsDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={shortcutTexts.title}>
      {GROUPS.map(({ title, keys }) => (
        <section key={title}>
          <h3 className={styles.group}>{title}</h3>
          <dl className={styles.keys}>
            {keys.map(({ keys: names, does }) => (
              <div key={does}>
                <dt>
                  {names.map((name) => (
                    <kbd key={name} className={styles.key}>
                      {name}
                    </kbd>
                  ))}
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <label className={styles.switch}>
        <input type="checkbox" checked={areOn} onChange={(event) => onTurn(event.target.checked)} />
        {shortcutTexts.use}
      </label>
    </Dialog>
  );
}
