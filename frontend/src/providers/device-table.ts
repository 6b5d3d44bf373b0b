import { createStore, promisifyRequest } from 'idb-keyval'

/** A table of this device, kept over restarts: values by key, changed one transaction at a time. */
export interface DeviceTable<Value> {
  all(): Promise<Value[]>
  get(key: string): Promise<Value | undefined>
  /** Null takes the value away; nothing that was not there is changed. */
  change(key: string, work: (value: Value | undefined) => Value | null): Promise<Value | null>
}

export function deviceTable<Value>(name: string): DeviceTable<Value> {
  const within = createStore(name, 'values')
  return {
    all: () => within('readonly', (store) => promisifyRequest<Value[]>(store.getAll())),
    get: (key) =>
      within('readonly', (store) => promisifyRequest<Value | undefined>(store.get(key))),
    change: (key, work) =>
      within('readwrite', async (store) => {
        const value = work(await promisifyRequest<Value | undefined>(store.get(key)))
        // still within the transaction that has read: nothing was awaited in between
        if (value === null) store.delete(key)
        else store.put(value, key)
        await promisifyRequest(store.transaction)
        return value
      }),
  }
}
