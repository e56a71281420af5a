/** What a form's keys spell: `items[0][price]=x` is `{items: [{price: 'x'}]}`. */
export type FormValue = string | FormValue[] | { [name: string]: FormValue };
export type Form = { [name: string]: FormValue };

type Node = Map<string, Node | string>;

/** Reads a body or a query the way Stripe does. */
export function parseForm(text: string): Form {
  const root: Node = new Map();
  for (const [key, value] of new URLSearchParams(text)) add(root, pathOf(key), value);
  return Object.fromEntries([...root].map(([name, node]) => [name, toValue(node)]));
}

function pathOf(key: string): string[] {
  const [, first = '', rest = ''] = /^([^[]*)(.*)$/s.exec(key) ?? [];
  return [first, ...[...rest.matchAll(/\[([^\]]*)\]/g)].map(([, part = '']) => part)];
}

function add(node: Node, [name = '', ...rest]: string[], value: string): void {
  const key = name === '' ? String(node.size) : name;
  if (!rest.length) {
    node.set(key, value);
    return;
  }
  let child = node.get(key);
  if (!(child instanceof Map)) node.set(key, (child = new Map()));
  add(child, rest, value);
}

function toValue(node: Node | string): FormValue {
  if (typeof node === 'string') return node;
  const names = [...node.keys()];
  if (names.every((name) => /^\d+$/.test(name))) return [...node.values()].map(toValue);
  return Object.fromEntries([...node].map(([name, child]) => [name, toValue(child)]));
}
