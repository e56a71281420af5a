import { useEffect, useRef } from 'react';
import { versionTexts } from '../../content/results';
import { Button } from '../../ui/Button';
import type { VersionView } from './results-view';
import styles from './VersionPanel.module.css';

/** More than anybody pastes into an assistant's box, and what the server keeps of a choice. */
const MAX_LENGTH = 8_000;

interface VersionEditorProps {
  version: VersionView;
  onEdit: (text: string | null) => void;
  onDone: () => void;
}

/** The version's text, to be changed where it stands. Every letter counts at once: nothing has to be saved. */
export function VersionEditor({ version, onEdit, onDone }: VersionEditorProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div className={styles.editor}>
      <textarea
        ref={box}
        className={styles.editorBox}
        aria-label={versionTexts.editing(version.title)}
        dir="auto"
        rows={6}
        maxLength={MAX_LENGTH}
        value={version.text}
        onChange={(event) => onEdit(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onDone()}
      />
      <div className={styles.editorActions}>
        <Button size="small" variant="secondary" onClick={onDone}>
          {versionTexts.done}
        </Button>
        {version.isEdited && (
          <Button size="small" variant="quiet" onClick={() => onEdit(null)}>
            {versionTexts.undoEdit}
          </Button>
        )}
      </div>
    </div>
  );
}
