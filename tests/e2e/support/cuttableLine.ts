import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A line to a service that can break while an answer is on its way. */
export interface CuttableLine {
  /** `host:port` to be used in place of the service's own. */
  address: string;
  /** Breaks the connection after this many bytes. No later request is answered. */
  cutAfter: (bytes: number) => void;
  /** Settles when it has broken. */
  broken: Promise<void>;
  /** The service is there again, at the same address. */
  mend: () => Promise<void>;
  end: () => void;
}

/**
 * Opens one to the service at `address`: what the browser sees of its end is what a stopped service
 * leaves, half an answer and then refused connections, while other tests go on using the service.
 */
export async function cuttableLine(address: string): Promise<CuttableLine> {
  const [host = '', servicePort = ''] = address.split(':');
  const sockets = new Set<Socket>();
  let left = Infinity;
  let sayBroken = (): void => undefined;
  const broken = new Promise<void>((resolve) => (sayBroken = resolve));
  const server = createServer();

  const end = (): void => {
    server.close();
    for (const socket of sockets) socket.destroy();
    sayBroken();
  };
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
    return socket;
  };
  server.on('connection', (browser) => {
    const service = keep(connect(Number(servicePort), host));
    keep(browser).pipe(service);
    service.pipe(browser);
    service.on('data', ({ length }: Buffer) => {
      left -= length;
      if (left < 0) end();
    });
  });

  const port = await listen(server, host, 0);
  return {
    address: `${host}:${port}`,
    cutAfter: (bytes) => (left = bytes),
    broken,
    mend: async () => {
      left = Infinity;
      await listen(server, host, port);
    },
    end,
  };
}

async function listen(server: Server, host: string, port: number): Promise<number> {
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  return (server.address() as AddressInfo).port;
}
