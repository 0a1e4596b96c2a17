import type { FastifyInstance } from 'fastify';
import type { Services } from '../../trpc/context.ts';
export function serveTables(_api: FastifyInstance, _services: Services): void {}
