import { useEffect, useRef, useState, type ComponentProps } from 'react';

/** A sentence per field; `form` is what concerns the form as a whole. */
export type FieldErrors<Name extends string> = Partial<Record<Name | 'form', string>>;

interface FormOptions<Name extends string> {
  names: readonly Name[];
  /** What is wrong before anything is sent; an empty object lets it go. */
  validate: (values: Record<Name, string>) => FieldErrors<Name>;
  /** Sends the values. What it returns is shown at the fields. It handles its own failures. */
  send: (values: Record<Name, string>) => Promise<FieldErrors<Name> | void>;
}

interface Form<Name extends string> {
  errors: FieldErrors<Name>;
  busy: boolean;
  formProps: Pick<ComponentProps<'form'>, 'ref' | 'noValidate' | 'method' | 'onSubmit' | 'onInput'>;
}

/**
 * A form of plain, uncontrolled fields, found by their names. It can't be sent twice at a time; after a refusal the
 * focus goes to the first field with an error, and typing into a field takes its error away.
 */
export function useForm<Name extends string>({ names, validate, send }: FormOptions<Name>): Form<Name> {
  const [errors, setErrors] = useState<FieldErrors<Name>>({});
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const [refusal, setRefusal] = useState(0);

  useEffect(() => {
    if (refusal > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [refusal]);

  const refuse = (found: FieldErrors<Name>) => {
    setErrors(found);
    if (Object.keys(found).length > 0) setRefusal((count) => count + 1);
  };

  const submit = async (element: HTMLFormElement) => {
    const data = new FormData(element);
    const values = Object.fromEntries(names.map((name) => [name, textOf(data, name)])) as Record<Name, string>;
    const found = validate(values);
    refuse(found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      refuse((await send(values)) ?? {});
    } finally {
      setBusy(false);
    }
  };

  return {
    errors,
    busy,
    formProps: {
      ref: form,
      noValidate: true,
      // Should the form ever be sent by the browser itself, what was typed must not end up in an address.
      method: 'post',
      onSubmit: (event) => {
        event.preventDefault();
        // State would come too late for two submits in one moment.
        if (sending.current) return;
        sending.current = true;
        void submit(event.currentTarget).finally(() => {
          sending.current = false;
        });
      },
      onInput: ({ target }) => {
        const name =
          target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
            ? (target.name as Name)
            : undefined;
        if (name && (errors[name] || errors.form))
          setErrors((known) => ({ ...known, [name]: undefined, form: undefined }));
      },
    },
  };
}

function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}
