import type { QueryClient } from '@tanstack/react-query';
import { MedusaProvider } from 'medusa-react';
import type { ReactNode } from 'react';
import { settings } from '@/config/settings';
import { medusaClient } from '@/lib/http/shop-client';

/** Provides the backend client and the query cache to all pages. */
export function Providers({ client, children }: { client: QueryClient; children: ReactNode }) {
  return (
    <MedusaProvider
      baseUrl={settings.backendUrl}
      medusaClient={medusaClient}
      maxRetries={0}
      queryClientProviderProps={{ client }}
    >
      {children}
    </MedusaProvider>
  );
}
