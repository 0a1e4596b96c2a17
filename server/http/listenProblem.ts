/** What is wrong with PORT or HOST, where listening failed with this error; undefined for other errors. */
export function listenProblem(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, port, address, hostname } = error as ListenError;
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken: stop what uses it, or set PORT.`;
    case 'EACCES':
      return `PORT is ${port}: this user may not listen there, but on a port from 1024 on`;
    // No interface has the address, or the name has none.
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST is ${JSON.stringify(address ?? hostname)}: this machine has no such address`;
    default:
      return undefined;
  }
}

type ListenError = Error & { code?: unknown; port?: number; address?: string; hostname?: string };
