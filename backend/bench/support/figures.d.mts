export function report(bench: string, figure: string, value: string | number, unit?: string): void;
