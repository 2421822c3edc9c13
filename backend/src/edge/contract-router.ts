import { byPrecedence } from '@harrow/contract';
import type { Route } from '@harrow/plugin-kit';
import type { MedusaRequest, MedusaResponse } from '@medusajs/medusa';
import type { AwilixContainer } from 'awilix';
import { type RequestHandler, json, Router } from 'express';

const readJson = json(); // up to 100 kB

const expressPath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

/** Reads the JSON body if the operation has one; some routes read theirs as a stream. */
const bodyReaders = ({ operation }: Route): RequestHandler[] =>
  operation.method === 'get' || operation.rawBody ? [] : [readJson];

/**
 * Serves the operations of the contract before the engine's middleware, whose sessions, cookies, passport
 * and container scopes they do not use and which takes a third of the time of an order. Other requests go
 * on to the engine.
 */
export class ContractRouter {
  /** Add it to the application after the rules of the edge. */
  readonly handler = Router();

  /**
   * Serves the routes with one container scope for the whole process: no service keeps the state of a
   * request.
   */
  serve(routes: readonly Route[], scope: AwilixContainer): void {
    const sorted = [...routes].sort((a, b) => byPrecedence(a.operation, b.operation));
    for (const route of sorted) {
      const { method, path } = route.operation;
      this.handler[method](expressPath(path), ...bodyReaders(route), (req, res, next) => {
        const request = Object.assign(req, { scope }) as unknown as MedusaRequest;
        route(request, res as unknown as MedusaResponse).catch(next);
      });
    }
  }
}
