/** A table of this device: values by key, changed one transaction at a time. */
export interface DeviceTable<Value> {
  all(): Promise<Value[]>
  get(key: string): Promise<Value | undefined>
  /** Null takes the value away; nothing that was not there is changed. */
  change(key: string, work: (value: Value | undefined) => Value | null): Promise<Value | null>
}

/** Kept in IndexedDB over restarts; where a browser has none, for as long as the page is open. */
export function deviceTable<Value>(name: string): DeviceTable<Value> {
  return typeof indexedDB === 'undefined' ? inMemory() : inDatabase(name)
}

const STORE = 'values'

function inDatabase<Value>(name: string): DeviceTable<Value> {
  let opened: Promise<IDBDatabase> | null = null
  const open = () => (opened ??= openDatabase(name))
  const run = async <Result>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => Box<Result>
  ) => {
    const transaction = (await open()).transaction(STORE, mode)
    const box = work(transaction.objectStore(STORE))
    await finished(transaction)
    return box.result
  }
  return {
    all: () => run<Value[]>('readonly', (store) => store.getAll()),
    get: (key) => run<Value | undefined>('readonly', (store) => store.get(key)),
    change: (key, work) =>
      run<Value | null>('readwrite', (store) => {
        const box: Box<Value | null> = { result: null }
        const reading = store.get(key) as IDBRequest<Value | undefined>
        reading.onsuccess = () => {
          box.result = work(reading.result)
          if (box.result === null) store.delete(key)
          else store.put(box.result, key)
        }
        return box
      }),
  }
}

interface Box<Result> {
  result: Result
}

function openDatabase(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name, 1)
    opening.onupgradeneeded = () => void opening.result.createObjectStore(STORE)
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error ?? new Error(`${name} can't be opened`))
  })
}

function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = transaction.onerror = () =>
      reject(transaction.error ?? new Error('the device kept nothing'))
  })
}

function inMemory<Value>(): DeviceTable<Value> {
  const values = new Map<string, Value>()
  return {
    all: () => Promise.resolve([...values.values()]),
    get: (key) => Promise.resolve(values.get(key)),
    change: (key, work) => {
      const next = work(values.get(key))
      if (next === null) values.delete(key)
      else values.set(key, next)
      return Promise.resolve(next)
    },
  }
}
