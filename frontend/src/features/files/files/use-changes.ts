import { useTranslation } from 'react-i18next'
import type { Job, Schema } from '../../../api/types'
import { saveAnswer } from '../../../api/download'
import { http, ifMatch, newIdempotencyKey } from '../../../api/http'
import { messageOf } from '../../../api/http-error'
import { toast } from '../../../providers/toast'
import { useRefreshFiles } from './api'
import type { Folder, Item, RecordFolder } from './types'

type Outcome = Schema<'SelectionOutcome'>

const recordOf = (item: Item) => (item.kind === 'folder' ? item.folder : item.file)
const pathOf = (item: Item) =>
  item.kind === 'folder' ? `/api/folders/${item.folder.id}` : `/api/files/${item.file.id}`

function selectionOf(items: Item[]) {
  const chosen = (kind: Item['kind']) =>
    items
      .filter((item) => item.kind === kind)
      .map((item) => ({ id: recordOf(item).id, version: recordOf(item).version }))
  return { files: chosen('file'), folders: chosen('folder') }
}

async function send<T>(method: string, url: string, data?: object, version?: number): Promise<T> {
  const headers = { ...ifMatch(version), 'Idempotency-Key': newIdempotencyKey() }
  return (await http.request<T>({ method, url, data, headers })).data
}

type Done<T> = string | ((answer: T) => string | undefined)

/** Runs a change, reports the outcome and reads the files again; rejects when it failed. */
function useRun() {
  const { t } = useTranslation()
  const refresh = useRefreshFiles()
  return async <T>(work: () => Promise<T>, done?: Done<T>): Promise<T> => {
    try {
      const answer = await work()
      const title = typeof done === 'function' ? done(answer) : done
      if (title) toast({ variant: 'success', title })
      return answer
    } catch (error) {
      const title = t('kit.action_failed')
      toast({ variant: 'destructive', title, description: messageOf(error, t('kit.try_again')) })
      throw error
    } finally {
      await refresh()
    }
  }
}

async function sendSelection(url: string, data: object) {
  const outcome = await send<Outcome>('post', url, data)
  if (outcome.failed.length) throw new Error(outcome.failed[0]!.message)
  return outcome
}

const ACCEPTED = 202

/** @returns the jobs that copy large folders; the rest is copied */
async function copyAll(items: Item[], folderId: number): Promise<Job[]> {
  const jobs: Job[] = []
  for (const item of items) {
    const headers = { 'Idempotency-Key': newIdempotencyKey() }
    const { data, status } = await http.post<Job>(`${pathOf(item)}/copy`, { folderId }, { headers })
    if (status === ACCEPTED) jobs.push(data)
  }
  return jobs
}

async function downloadZip(items: Item[], name: string) {
  const ids = (kind: Item['kind']) =>
    items.filter((item) => item.kind === kind).map((item) => recordOf(item).id)
  const body = { fileIds: ids('file'), folderIds: ids('folder'), name }
  const answer = await http.post<Blob>('/api/files/zip', body, { responseType: 'blob' })
  saveAnswer(answer, 'files.zip')
}

/** Changes of several files and folders at once. */
function useSelectionChanges(run: ReturnType<typeof useRun>) {
  const { t } = useTranslation()
  const done = (what: string, items: Item[]) => t(`files.files.${what}`, { count: items.length })
  const copied = (count: number) => t('files.files.copied', { count })
  return {
    trash: (items: Item[]) =>
      run(() => sendSelection('/api/files/trash', selectionOf(items)), done('trashed', items)),
    move: (items: Item[], folderId: number) =>
      run(
        () => sendSelection('/api/files/move', { ...selectionOf(items), folderId }),
        done('moved', items)
      ),
    copy: (items: Item[], folderId: number) =>
      run(
        () => copyAll(items, folderId),
        ({ length }) => (length < items.length ? copied(items.length - length) : undefined)
      ),
    zip: (items: Item[], name: string) => run(() => downloadZip(items, name)),
  }
}

/** What can be done with files and folders; each reports its outcome and rejects when it failed. */
export function useChanges() {
  const { t } = useTranslation()
  const run = useRun()
  const act = (item: Item, action: string, done: string) =>
    run(() => send('post', `${pathOf(item)}/${action}`, {}, recordOf(item).version), done)
  return {
    ...useSelectionChanges(run),
    createFolder: (parentId: number, name: string) =>
      run(() => send<Folder>('post', '/api/folders', { name, parentId }), t('files.files.created')),
    openRecord: ({ root, id }: RecordFolder) =>
      run(() => send<Folder>('post', `/api/folders/records/${root}/${id}`)),
    change: (item: Item, body: object) =>
      run(() => send('patch', pathOf(item), body, recordOf(item).version), t('files.files.saved')),
    restore: (item: Item) => act(item, 'restore', t('files.files.restored')),
    purge: (item: Item) => act(item, 'purge', t('files.files.purged')),
    restoreVersion: (item: Item, versionNo: number) =>
      act(item, `versions/${versionNo}/restore`, t('files.files.version_restored')),
    setGrants: (folderId: number, version: number, grants: object[] | null) =>
      run(
        () => send('put', `/api/folders/${folderId}/permissions`, { grants }, version),
        t('files.files.saved')
      ),
  }
}
