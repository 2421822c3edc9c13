import {
  getBookFigure,
  getPartsBook,
  saveBookFigure,
  type BodyInputOf,
  type BookFigure,
} from '@harrow/contract';
import { useQuery } from '@tanstack/react-query';
import { ifMatch, withTag } from '@/lib/answer-headers';
import { call } from '@/lib/http/shop-client';

/** Reads a revision with its figures. */
export const useBook = (id: string) =>
  useQuery({
    queryKey: ['parts-books', id],
    queryFn: ({ signal }) => call(getPartsBook, { parameters: { id }, signal }),
  });

/** A figure as it was read, with the version that a change names. */
export interface ReadFigure {
  figure: BookFigure;
  tag: string | undefined;
}

/** The figure of a book. */
export interface FigurePlace {
  id: string;
  number: string;
}

/** Reads a figure. Throws `ApiError`. */
export async function readFigure(place: FigurePlace, signal?: AbortSignal): Promise<ReadFigure> {
  const { data: figure, tag } = await withTag((request) =>
    call(getBookFigure, { parameters: { ...place }, signal, ...request }),
  );
  return { figure, tag };
}

/** Reads a figure for a page that changes it: once, and never an earlier answer. */
export const useFigure = (place: FigurePlace, enabled = true) =>
  useQuery({
    enabled,
    queryKey: ['parts-books', 'figures', place],
    queryFn: ({ signal }) => readFigure(place, signal),
    cacheTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Changes a figure. Throws `ApiError`, with status 412 if another change came first. */
export const saveFigure = (
  place: FigurePlace,
  body: BodyInputOf<typeof saveBookFigure>,
  tag: string | undefined,
) => call(saveBookFigure, { parameters: { ...place }, body, headers: ifMatch(tag) });
