/** What the identity provider said, in small red text; read out when it appears. */
export function FormError({ message }: { message: string | undefined }) {
  return (
    <div role="alert">
      {message && <p className="mb-3 text-sm font-medium text-red-text">{message}</p>}
    </div>
  );
}
