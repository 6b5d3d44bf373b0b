import { http, newIdempotencyKey } from './http'

interface UploadOptions {
  /** Called with 0 to 100. */
  onProgress?: (percent: number) => void
  signal?: AbortSignal
  headers?: Record<string, string>
}

/**
 * Sends a multipart form with progress. Resolves with the answer's JSON; rejects with `HttpError`
 * (413 too large, 422 refused content).
 */
export async function uploadFile<T = Record<string, unknown>>(
  url: string,
  formData: FormData,
  { onProgress, signal, headers }: UploadOptions = {}
): Promise<T> {
  const { data } = await http.post<T>(url, formData, {
    signal,
    headers: { 'Idempotency-Key': newIdempotencyKey(), ...headers },
    onUploadProgress: ({ loaded, total }) => {
      if (total) onProgress?.(Math.round((loaded / total) * 100))
    },
  })
  return data
}
