import type { Page } from 'playwright-core'

/** What the browser writes to its console while there is no connection. */
export const OFFLINE = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|failed|MIME/

/** The worker holds its files, and the device the answer of an address that contains `address`. */
export const isKept = (page: Page, address: string) =>
  page.evaluate(async (part) => {
    const worker = await navigator.serviceWorker.getRegistration()
    const names = await indexedDB.databases()
    if (!worker?.active || !names.some(({ name }) => name === 'binaa-kept-answers')) return false
    const request = indexedDB.open('binaa-kept-answers')
    await new Promise((resolve) => (request.onsuccess = resolve))
    const all = request.result.transaction('values').objectStore('values').getAllKeys()
    await new Promise((resolve) => (all.onsuccess = resolve))
    request.result.close()
    return all.result.some((key) => String(key).includes(part))
  }, address)
