/** What an index of a table goes by; rows without the value are not in it. */
export type IndexOf<Row> = Record<string, (row: Row) => string | null | undefined>;

/** Rows by id, in the order in which they were made. A row is replaced, never changed in place. */
export class Table<Row extends { id: string }> {
  private readonly rows = new Map<string, Row>();
  private readonly indexes = new Map<string, Map<string, Set<string>>>();

  constructor(
    private readonly keys: IndexOf<Row>,
    private readonly onChange: (id: string, before: Row | undefined, after: Row | undefined) => void,
  ) {
    this.clear();
  }

  get size(): number {
    return this.rows.size;
  }

  get(id: string): Row | undefined {
    return this.rows.get(id);
  }

  put<Given extends Row>(row: Given): Given {
    this.onChange(row.id, this.rows.get(row.id), row);
    this.set(row.id, row);
    return row;
  }

  remove(id: string): void {
    this.onChange(id, this.rows.get(id), undefined);
    this.set(id, undefined);
  }

  /** Changes a row without telling anyone: for loading and for taking back. */
  set(id: string, row: Row | undefined): void {
    const before = this.rows.get(id);
    if (row) this.rows.set(id, row);
    else this.rows.delete(id);
    for (const [name, keyOf] of Object.entries(this.keys)) {
      const was = before && keyOf(before);
      const is = row && keyOf(row);
      if (was === is) continue;
      const index = this.indexes.get(name);
      if (was) index?.get(was)?.delete(id);
      if (is) index?.set(is, (index.get(is) ?? new Set()).add(id));
    }
  }

  all(): Row[] {
    return [...this.rows.values()];
  }

  /** In the order in which they were made. */
  where(index: string, key: string): Row[] {
    return [...(this.indexes.get(index)?.get(key) ?? [])].flatMap((id) => this.rows.get(id) ?? []);
  }

  clear(): void {
    this.rows.clear();
    this.indexes.clear();
    for (const name of Object.keys(this.keys)) this.indexes.set(name, new Map());
  }
}
