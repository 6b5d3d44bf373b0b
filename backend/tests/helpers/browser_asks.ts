import type { APIRequestContext, Page } from 'playwright-core'

/** What goes with a request: a body of either kind, and the version that was seen. */
type Sent = Pick<NonNullable<Parameters<APIRequestContext['post']>[1]>, 'data' | 'multipart'> & {
  seen?: number
}

/**
 * Asks the portal for something as who has the page open, whichever portal that is.
 * @throws where it refuses
 */
export async function call<T>(
  page: Page,
  method: 'get' | 'post' | 'put',
  path: string,
  { seen, ...sent }: Sent = {}
): Promise<T> {
  const cookies = await page.context().cookies()
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  const headers = {
    'X-XSRF-TOKEN': decodeURIComponent(token),
    ...(seen !== undefined && { 'If-Match': `"${seen}"` }),
  }
  const response = await page.request[method](path, { ...sent, headers })
  if (!response.ok()) throw new Error(`${path} answered ${await response.text()}`)
  return (await response.json()) as T
}
