import { useState } from 'react'
import { Form, Input, Modal } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Job } from '../../../api/types'
import { CopyProgress } from './copy-progress'
import { FolderTree } from './folder-tree'
import { PermissionsDialog } from './permissions-dialog'
import { nameOfItem, type Folder, type Item } from './types'
import { useChanges } from './use-changes'

/** What the dialogs are opened for. */
export type DialogRequest =
  | { what: 'new-folder' | 'permissions' }
  | { what: 'rename'; item: Item }
  | { what: 'trash'; items: Item[] }
  | { what: 'move' | 'copy'; items: Item[] }
  | { what: 'copying'; jobs: Job[] }

interface DialogsProps {
  request: DialogRequest | null
  folder?: Folder
  onClose: () => void
  onDone: () => void
  /** Follows the first dialog with another. */
  onRequest: (request: DialogRequest) => void
}

/** The dialog of the request, if there is one; it closes when the change has succeeded. */
export function Dialogs({ request, folder, onClose, onDone, onRequest }: DialogsProps) {
  const changes = useChanges()
  if (!request) return null
  const succeed = () => {
    onDone()
    onClose()
  }
  const finish = (work: Promise<unknown>) => work.then(succeed, () => undefined)
  switch (request.what) {
    case 'permissions':
      return folder ? <PermissionsDialog folder={folder} onClose={onClose} /> : null
    case 'new-folder': {
      const create = (name: string) => finish(changes.createFolder(folder!.id, name))
      return <NewFolderDialog onClose={onClose} onName={create} />
    }
    case 'rename': {
      const { item } = request
      const rename = (name: string) => finish(changes.change(item, { name }))
      return <RenameDialog item={item} onClose={onClose} onName={rename} />
    }
    case 'trash': {
      const trash = () => finish(changes.trash(request.items))
      return <TrashDialog items={request.items} onClose={onClose} onTrash={trash} />
    }
    case 'copying':
      return <CopyProgress jobs={request.jobs} onClose={onClose} />
    case 'copy': {
      const follow = (jobs: Job[]) => {
        succeed()
        if (jobs.length) onRequest({ what: 'copying', jobs })
      }
      const copy = (id: number) => changes.copy(request.items, id).then(follow, () => undefined)
      return <FolderDialog action="copy" onClose={onClose} onFolder={copy} />
    }
    case 'move': {
      const move = (id: number) => finish(changes.move(request.items, id))
      return <FolderDialog action="move" onClose={onClose} onFolder={move} />
    }
  }
}

type NewNameProps = Omit<NameDialogProps, 'title' | 'initial'>

function NewFolderDialog(props: NewNameProps) {
  const { t } = useTranslation()
  return <NameDialog title={t('files.files.new_folder')} initial="" {...props} />
}

function RenameDialog({ item, ...props }: NewNameProps & { item: Item }) {
  const { t, i18n } = useTranslation()
  const initial = nameOfItem(i18n.language, item)
  return <NameDialog title={t('files.files.rename')} initial={initial} {...props} />
}

interface NameDialogProps {
  title: string
  initial: string
  onClose: () => void
  onName: (name: string) => Promise<unknown>
}

function NameDialog({ title, initial, onClose, onName }: NameDialogProps) {
  const { t } = useTranslation()
  const [form] = Form.useForm<{ name: string }>()
  const [busy, setBusy] = useState(false)
  const submit = async ({ name }: { name: string }) => {
    setBusy(true)
    await onName(name.trim())
    setBusy(false)
  }
  return (
    <Modal
      open
      title={title}
      onCancel={onClose}
      onOk={form.submit}
      okText={t('common.save')}
      cancelText={t('common.cancel')}
      okButtonProps={{ loading: busy }}
    >
      <Form form={form} layout="vertical" initialValues={{ name: initial }} onFinish={submit}>
        <Form.Item
          name="name"
          label={t('files.files.fields.name')}
          rules={[{ required: true, whitespace: true, message: t('kit.required') }]}
        >
          <Input maxLength={200} dir="auto" autoFocus onFocus={({ target }) => target.select()} />
        </Form.Item>
      </Form>
    </Modal>
  )
}

interface FolderDialogProps {
  action: 'move' | 'copy'
  onClose: () => void
  onFolder: (id: number) => Promise<unknown>
}

function FolderDialog({ action, onClose, onFolder }: FolderDialogProps) {
  const { t } = useTranslation()
  const title = t(`files.files.${action}`)
  const [target, setTarget] = useState<number | null>(null)
  const [busy, setBusy] = useState(false)
  const confirm = async () => {
    setBusy(true)
    await onFolder(target!)
    setBusy(false)
  }
  return (
    <Modal
      open
      title={title}
      onCancel={onClose}
      onOk={() => void confirm()}
      okText={title}
      cancelText={t('common.cancel')}
      okButtonProps={{ disabled: target === null, loading: busy }}
    >
      <FolderTree
        foldersOnly
        selected={`folder-${target}`}
        onSelect={({ folder }) => setTarget(folder ?? null)}
      />
    </Modal>
  )
}

interface TrashDialogProps {
  items: Item[]
  onClose: () => void
  onTrash: () => Promise<unknown>
}

const NAMED = 5

function TrashDialog({ items, onClose, onTrash }: TrashDialogProps) {
  const { t, i18n } = useTranslation()
  const [busy, setBusy] = useState(false)
  const confirm = async () => {
    setBusy(true)
    await onTrash()
    setBusy(false)
  }
  return (
    <Modal
      open
      title={t('files.files.trash_title', { count: items.length })}
      onCancel={onClose}
      onOk={() => void confirm()}
      okText={t('files.files.to_trash')}
      cancelText={t('common.cancel')}
      okButtonProps={{ danger: true, loading: busy, autoFocus: true }}
    >
      <ul>
        {items.slice(0, NAMED).map((item) => (
          <li key={item.key}>
            <bdi>{nameOfItem(i18n.language, item)}</bdi>
          </li>
        ))}
        {items.length > NAMED ? <li>…</li> : null}
      </ul>
      {t('files.files.trash_text')}
    </Modal>
  )
}
