import { useEffect, useState, type ComponentType } from 'react';
import { toast } from './toast';

interface DialogLike {
  open: boolean;
  onClose: () => void;
}

const COULD_NOT_LOAD = 'Network error. Please check your connection and try again.';

/** A dialog whose code comes when it is opened for the first time; it stays in the page then, to give the focus back. */
export function lazyDialog<Props extends DialogLike>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return function LazyDialog(props: Props) {
    const [Loaded, setLoaded] = useState<ComponentType<Props>>();
    const { open, onClose } = props;

    useEffect(() => {
      if (!open || Loaded) return;
      let isWanted = true;
      load().then(
        (component) => isWanted && setLoaded(() => component),
        () => {
          if (!isWanted) return;
          toast({ kind: 'error', title: COULD_NOT_LOAD });
          onClose();
        },
      );
      return () => void (isWanted = false);
    }, [open, Loaded, onClose]);

    return Loaded ? <Loaded {...props} /> : null;
  };
}
