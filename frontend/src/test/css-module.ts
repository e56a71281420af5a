/** Stands for every CSS module: a class is called what the module calls it. */
const names = new Proxy<Record<string, string>>({}, { get: (_target, name) => String(name) });

export default names;
