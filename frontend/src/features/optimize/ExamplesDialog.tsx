import { promptExamples } from '../../content/prompt-examples';
import { promptTexts } from '../../content/optimize';
import { Dialog } from '../../ui/Dialog';
import { ExampleList } from './ExampleList';

export interface ExamplesDialogProps {
  open: boolean;
  onClose: () => void;
  onPick: (prompt: string) => void;
}

/** Ten rough prompts to start from. */
export function ExamplesDialog({ open, onClose, onPick }: ExamplesDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={promptTexts.examplesTitle} wide>
      <ExampleList examples={promptExamples} onPick={({ prompt }) => onPick(prompt)} />
    </Dialog>
  );
}
