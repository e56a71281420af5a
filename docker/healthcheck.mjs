// Asked by the container's engine: ends with 0 while this server should get requests.
const { status } = await fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/api/health/ready`, {
  signal: AbortSignal.timeout(4_000),
}).catch(() => ({ status: 0 }));
process.exit(status === 200 ? 0 : 1);
