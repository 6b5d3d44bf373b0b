import type { AxiosResponse } from 'axios'
import { http } from './http'

function fileNameOf(disposition: string | undefined, fallback: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1]
  if (encoded) return decodeURIComponent(encoded)
  return /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1] ?? fallback
}

/** Hands an answer's file to the browser's download. */
export function saveAnswer(response: AxiosResponse<Blob>, fallbackName: string): void {
  const address = URL.createObjectURL(response.data)
  const link = document.createElement('a')
  link.href = address
  link.download = fileNameOf(response.headers['content-disposition'], fallbackName)
  document.body.append(link)
  link.click()
  link.remove()
  // Revoked later: some browsers read the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** Fetches a file with the session and saves it. Rejects with `HttpError`. */
export async function downloadFile(url: string, fallbackName = 'download'): Promise<void> {
  saveAnswer(await http.get<Blob>(url, { responseType: 'blob' }), fallbackName)
}
