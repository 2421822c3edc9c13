import { MedusaProvider } from 'medusa-react';
import { useState, type ReactNode } from 'react';
import { settings } from '@/config/settings';
import { medusaClient } from '@/lib/http/shop-client';
import { createQueryClient } from '@/lib/query-client';

/** Provides the backend client and the query cache to all pages. */
export function Providers({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  return (
    <MedusaProvider
      baseUrl={settings.backendUrl}
      medusaClient={medusaClient}
      maxRetries={0}
      queryClientProviderProps={{ client: queryClient }}
    >
      {children}
    </MedusaProvider>
  );
}
