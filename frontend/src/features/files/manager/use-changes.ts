import { useTranslation } from 'react-i18next'
import { saveAnswer } from '../../../api/download'
import { http, ifMatch, newIdempotencyKey } from '../../../api/http'
import { messageOf } from '../../../api/http-error'
import { toast } from '../../../providers/toast'
import { useRefreshFiles } from './api'
import type { Folder, Item, RecordFolder } from './types'

interface Outcome {
  done: number
  failed: { message: string }[]
}

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

/** What can be done with files and folders; each says how it went, and rejects when it failed. */
export function useChanges() {
  const { t } = useTranslation()
  const refresh = useRefreshFiles()

  const run = async <T>(work: () => Promise<T>, done?: string): Promise<T> => {
    try {
      const answer = await work()
      if (done) toast({ variant: 'success', title: done })
      return answer
    } catch (error) {
      const title = t('kit.action_failed')
      toast({ variant: 'destructive', title, description: messageOf(error, t('kit.try_again')) })
      throw error
    } finally {
      await refresh()
    }
  }
  const send = async <T>(method: string, url: string, data?: object, version?: number) =>
    (
      await http.request<T>({
        method,
        url,
        data,
        headers: { ...ifMatch(version), 'Idempotency-Key': newIdempotencyKey() },
      })
    ).data
  const several = (url: string, data: object, done: string) =>
    run(async () => {
      const outcome = await send<Outcome>('post', url, data)
      if (outcome.failed.length) throw new Error(outcome.failed[0]!.message)
      return outcome
    }, done)
  const act = (item: Item, action: string, done: string) =>
    run(() => send('post', `${pathOf(item)}/${action}`, {}, recordOf(item).version), done)

  return {
    createFolder: (parentId: number, name: string) =>
      run(
        () => send<Folder>('post', '/api/folders', { name, parentId }),
        t('files.manager.created')
      ),
    openRecord: ({ root, id }: RecordFolder) =>
      run(() => send<Folder>('post', `/api/folders/records/${root}/${id}`)),
    change: (item: Item, body: object) =>
      run(
        () => send('patch', pathOf(item), body, recordOf(item).version),
        t('files.manager.saved')
      ),
    trash: (items: Item[]) =>
      several(
        '/api/files/trash',
        selectionOf(items),
        t('files.manager.trashed', { count: items.length })
      ),
    move: (items: Item[], folderId: number) =>
      several(
        '/api/files/move',
        { ...selectionOf(items), folderId },
        t('files.manager.moved', { count: items.length })
      ),
    copy: (items: Item[], folderId: number) =>
      run(
        async () => {
          for (const item of items) await send('post', `${pathOf(item)}/copy`, { folderId })
        },
        t('files.manager.copied', { count: items.length })
      ),
    restore: (item: Item) => act(item, 'restore', t('files.manager.restored')),
    purge: (item: Item) => act(item, 'purge', t('files.manager.purged')),
    restoreVersion: (item: Item, versionNo: number) =>
      act(item, `versions/${versionNo}/restore`, t('files.manager.version_restored')),
    zip: (items: Item[], name: string) =>
      run(async () => {
        const ids = (kind: Item['kind']) =>
          items.filter((item) => item.kind === kind).map((item) => recordOf(item).id)
        const body = { fileIds: ids('file'), folderIds: ids('folder'), name }
        saveAnswer(
          await http.post<Blob>('/api/files/zip', body, { responseType: 'blob' }),
          'files.zip'
        )
      }),
    setGrants: (folderId: number, version: number, grants: object[] | null) =>
      run(
        () => send('put', `/api/folders/${folderId}/permissions`, { grants }, version),
        t('files.manager.saved')
      ),
  }
}
