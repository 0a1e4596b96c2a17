// A TCP proxy that can be cut or silenced like a network.
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';

export type TcpProxy = {
  port: number;
  /**
   * Closes all connections, and refuses new ones until `restore`. Returns once this process's own
   * have noticed.
   */
  cut: () => Promise<void>;
  /** Waits until this process has no connection, and no attempt to connect is under way. */
  idle: () => Promise<void>;
  /** Closes all connections, and each new one once it is made, until `restore`. */
  refuse: () => void;
  restore: () => Promise<void>;
  /** Stops forwarding in both directions without closing connections. */
  silence: () => void;
  /** Forwards again, buffered data first. */
  resume: () => void;
  /**
   * Closes a connection when its client sends this text: before forwarding it, or after, so that
   * the server gets it and its response is lost. Returns a promise of that moment; happens once.
   */
  cutAt: (text: string, when: 'before' | 'after') => Promise<void>;
  /** Stops forwarding a connection, and no other, when its client sends this text. The same promise. */
  silenceAt: (text: string) => Promise<void>;
  /** Waits for the next connection, also while they are refused. */
  nextConnection: () => Promise<void>;
  /** The number of open connections. */
  openConnections: () => number;
  close: () => Promise<void>;
};

type Trap = { text: string; when: 'before' | 'after' | 'silence'; spring: () => void };

export async function startTcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  const pairs = new Set<readonly [Socket, Socket]>();
  let isSilent = false;
  let isRefusing = false;
  let trap: Trap | undefined;
  const server = createServer((client) => {
    if (isRefusing) {
      client.destroy();
      return;
    }
    const upstream = connect(target.port, target.host);
    const pair = [client, upstream] as const;
    pairs.add(pair);
    for (const socket of pair) {
      socket.on('error', () => {});
      socket.once('close', () => end(pair));
      if (isSilent) socket.pause();
    }
    client.on('data', (data) => {
      const sprung = trap && data.includes(trap.text) ? trap : undefined;
      if (sprung) trap = undefined;
      if (sprung?.when === 'silence') {
        client.pause();
        sprung.spring();
        return;
      }
      if (sprung?.when === 'before') {
        end(pair);
        sprung.spring();
        return;
      }
      upstream.write(data);
      if (sprung) {
        // The server's response shows that it has processed the text.
        upstream.removeAllListeners('data').once('data', () => {
          end(pair);
          sprung.spring();
        });
      }
    });
    upstream.on('data', (data) => client.write(data));
  });
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const own = watchConnections(port);

  return {
    port,
    async cut() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const pair of pairs) end(pair);
      await closed;
      await own.idle();
    },
    idle: own.idle,
    refuse() {
      isRefusing = true;
      for (const pair of pairs) end(pair);
    },
    async restore() {
      isRefusing = false;
      if (!server.listening) await listen(port);
    },
    silence() {
      isSilent = true;
      for (const socket of [...pairs].flat()) socket.pause();
    },
    resume() {
      isSilent = false;
      for (const socket of [...pairs].flat()) socket.resume();
    },
    cutAt: (text, when) =>
      new Promise((resolve) => {
        trap = { text, when, spring: resolve };
      }),
    silenceAt: (text) =>
      new Promise((resolve) => {
        trap = { text, when: 'silence', spring: resolve };
      }),
    async nextConnection() {
      await once(server, 'connection');
    },
    openConnections: () => pairs.size,
    async close() {
      own.stop();
      for (const pair of pairs) end(pair);
      if (server.listening) await new Promise((resolve) => server.close(resolve));
    },
  };

  function end(pair: readonly [Socket, Socket]) {
    pairs.delete(pair);
    for (const socket of pair) socket.destroy();
  }

  async function listen(at: number) {
    server.listen(at, '127.0.0.1');
    await once(server, 'listening');
  }
}

/** Watches this process's connections, and attempts to connect, to a port of this machine. */
function watchConnections(port: number) {
  const open = new Set<Socket>();
  const note = (message: unknown) => {
    const { socket } = message as { socket: Socket };
    socket.once('connectionAttempt', (_address, to) => {
      if (to !== port) return;
      open.add(socket);
      socket.once('close', () => open.delete(socket));
    });
  };
  subscribe('net.client.socket', note);

  return {
    /** Waits until all are closed, and what used them has been told. */
    async idle() {
      do {
        for (const socket of open) await new Promise((resolve) => socket.once('close', resolve));
        await setImmediate();
      } while (open.size > 0);
    },
    stop: () => unsubscribe('net.client.socket', note),
  };
}
