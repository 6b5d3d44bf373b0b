import { http } from '../api/http'
import type { CurrentUser } from '../api/types'
import { keepAnswer, keepUser } from './kept-answers'

/** From now on this device opens its kept pages for this person without a connection. */
export async function openOffline(user: CurrentUser): Promise<void> {
  await registerWorker()
  await keepUser(user)
}

async function registerWorker(): Promise<void> {
  // in development there is none, and a browser without a secure context has none
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  await navigator.serviceWorker.register('/sw.js')
}

/** Reads an address for later. */
export async function keepAhead<T>(user: CurrentUser, address: string): Promise<T> {
  // no work of the person's: it must not extend their session
  const { data } = await http.get<T>(address, { headers: { 'X-Background': '1' } })
  await keepAnswer(user.id, address, data)
  return data
}
