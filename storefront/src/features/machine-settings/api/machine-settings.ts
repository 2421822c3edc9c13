import {
  deleteMachine,
  getMachineSettings,
  getProductDetails,
  listSerialSchemes,
  saveMachine,
  type BodyInputOf,
  type StoredMachine,
} from '@harrow/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { orNull } from '@/lib/http/or-null';
import { call } from '@/lib/http/shop-client';

/** A product with its settings as a machine; null for an ordinary product. */
export interface MachineProduct {
  name: string;
  settings: StoredMachine | null;
}

const ONLY_MISSING = [404];

async function readMachine(handle: string): Promise<MachineProduct | null> {
  const parameters = { handle };
  const [settings, product] = await Promise.all([
    orNull(() => call(getMachineSettings, { parameters }), ONLY_MISSING),
    orNull(() => call(getProductDetails, { parameters }), ONLY_MISSING),
  ]);
  // the product of an unpublished machine cannot be read
  return settings || product ? { name: product?.name ?? handle, settings } : null;
}

/** Reads a product to make it a machine, each time it is opened; null for an unknown one. */
export const useMachineProduct = (handle: string) =>
  useQuery({
    queryKey: ['machine-settings', handle, useId()],
    queryFn: () => readMachine(handle),
    staleTime: Infinity,
  });

/** Reads the serial schemes of all machines. */
export const useSerialSchemes = () =>
  useQuery({
    queryKey: ['serial-schemes'],
    queryFn: ({ signal }) => call(listSerialSchemes, { signal }),
    staleTime: 0,
  });

/** Saves the settings of a machine, and returns whether they changed. Every page may show them. Throws `ApiError`. */
export function useSaveMachine(handle: string) {
  const queryClient = useQueryClient();
  return async (body: BodyInputOf<typeof saveMachine>): Promise<boolean> => {
    const { modifiedCount } = await call(saveMachine, { parameters: { handle }, body });
    await queryClient.invalidateQueries();
    return modifiedCount > 0;
  };
}

/** Makes a machine an ordinary product again. Throws `ApiError`. */
export function useDeleteMachine(handle: string) {
  const queryClient = useQueryClient();
  return async (): Promise<void> => {
    await call(deleteMachine, { parameters: { handle } });
    await queryClient.invalidateQueries();
  };
}
