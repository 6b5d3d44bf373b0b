import { request } from 'node:http'

interface Target {
  origin: string
  path: string
  /** Who sends it: cookies and the CSRF token. */
  headers: Record<string, string>
}

export const BOUNDARY = 'x'

/** The beginning of a body with one file. */
export const uploadHead = (field: string, filename: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="${filename}"\r\n\r\n`

export const UPLOAD_END = `\r\n--${BOUNDARY}--\r\n`

/** Opens an upload whose body is the caller's to write; the answer is null when the connection broke. */
export function openUpload({ origin, path, headers }: Target, more: Record<string, string>) {
  const upload = request(`${origin}${path}`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}`, ...more },
  })
  const answer = new Promise<{ status: number; code: string; wait?: string } | null>((resolve) => {
    upload.on('error', () => resolve(null))
    upload.on('response', (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (chunk) => (text += chunk))
      response.on('end', () => {
        const wait = response.headers['retry-after']
        const { code } = JSON.parse(text)
        resolve({ status: response.statusCode!, code, ...(wait && { wait }) })
      })
    })
  })
  return { upload, answer }
}
