import { useState } from 'react'
import { Alert, Button, Flex, Modal, Select, Skeleton, Switch } from 'antd'
import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Colleague, Schema } from '../../../api/types'
import { http } from '../../../api/http'
import { LoadFailed } from '../../../kit/load-failed'
import { titleIn, type Folder } from './types'
import { useChanges } from './use-changes'

const KINDS = ['everyone', 'department', 'role', 'user'] as const
const LEVELS = ['view', 'upload', 'manage'] as const
const ROLES = ['admin', 'procurement_manager', 'production_only', 'staff']
const DEPARTMENTS = [
  'commercial',
  'engineering',
  'procurement',
  'production',
  'finance',
  'administration',
]

type Grant = Permissions['effective'][number]

type Permissions = Schema<'FolderPermissions'>

interface PermissionsDialogProps {
  folder: Folder
  onClose: () => void
}

/** Who may look, add or manage in a folder; without its own list it follows the folder above. */
export function PermissionsDialog({ folder, onClose }: PermissionsDialogProps) {
  const { t } = useTranslation()
  const query = useQuery({
    queryKey: ['file-manager', 'permissions', folder.id],
    queryFn: async () =>
      (await http.get<Permissions>(`/api/folders/${folder.id}/permissions`)).data,
    staleTime: 0,
    gcTime: 0,
  })
  if (query.data) return <Editor folder={folder} known={query.data} onClose={onClose} />
  return (
    <Modal open title={t('files.files.permissions')} footer={null} onCancel={onClose}>
      {query.error ? (
        <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Skeleton active title={false} />
      )}
    </Modal>
  )
}

type EditorProps = PermissionsDialogProps & { known: Permissions }

/** The list as it is edited, until it is saved. */
function useGrants({ folder, known, onClose }: EditorProps) {
  const changes = useChanges()
  const [own, setOwn] = useState(known.grants !== null)
  const [grants, setGrants] = useState<Grant[]>(known.grants ?? known.effective)
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    const done = await changes.setGrants(folder.id, known.version, own ? grants : null).then(
      () => true,
      () => false
    )
    setBusy(false)
    if (done) onClose()
  }
  return {
    own,
    setOwn,
    grants,
    isBusy,
    save,
    add: () => setGrants([...grants, { kind: 'department', value: 'engineering', level: 'view' }]),
    patch: (index: number, change: Partial<Grant>) =>
      setGrants((all) => all.map((one, i) => (i === index ? { ...one, ...change } : one))),
    remove: (index: number) => setGrants((all) => all.filter((_, i) => i !== index)),
  }
}

function Editor(props: EditorProps) {
  const { folder, known, onClose } = props
  const { t, i18n } = useTranslation()
  const list = useGrants(props)
  return (
    <Modal
      open
      width={640}
      title={t('files.files.permissions_of', { name: titleIn(i18n.language, folder) })}
      onCancel={onClose}
      onOk={() => void list.save()}
      okText={t('common.save')}
      cancelText={t('common.cancel')}
      okButtonProps={{ loading: list.isBusy }}
    >
      <Flex vertical gap="middle">
        <OwnSwitch own={list.own} disabled={folder.parentId === null} onChange={list.setOwn} />
        {list.own ? null : (
          <Alert
            type="info"
            showIcon
            message={t('files.files.follows', { name: titleIn(i18n.language, known.from) })}
          />
        )}
        {list.grants.map((grant, index) => (
          <GrantRow
            key={index}
            grant={grant}
            disabled={!list.own}
            onChange={(change) => list.patch(index, change)}
            onRemove={() => list.remove(index)}
          />
        ))}
        {list.own ? <AddButton onClick={list.add} /> : null}
      </Flex>
    </Modal>
  )
}

function AddButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation()
  return (
    <Button icon={<PlusOutlined />} onClick={onClick}>
      {t('files.files.add_permission')}
    </Button>
  )
}

interface OwnSwitchProps {
  own: boolean
  disabled: boolean
  onChange: (own: boolean) => void
}

function OwnSwitch({ own, disabled, onChange }: OwnSwitchProps) {
  const { t } = useTranslation()
  return (
    <Flex gap="small" align="center">
      <Switch id="own-permissions" checked={own} disabled={disabled} onChange={onChange} />
      <label htmlFor="own-permissions">{t('files.files.own_permissions')}</label>
    </Flex>
  )
}

interface GrantRowProps {
  grant: Grant
  disabled: boolean
  onChange: (change: Partial<Grant>) => void
  onRemove: () => void
}

function GrantRow({ grant, disabled, onChange, onRemove }: GrantRowProps) {
  const { t } = useTranslation()
  const first = { everyone: 'all', department: 'engineering', role: 'staff', user: '' }
  return (
    <Flex gap="small" wrap>
      <Select
        aria-label={t('files.files.grant_kind')}
        style={{ flex: '1 1 130px' }}
        disabled={disabled}
        value={grant.kind}
        options={KINDS.map((value) => ({ value, label: t(`files.files.kinds.${value}`) }))}
        onChange={(kind) => onChange({ kind, value: first[kind] })}
      />
      {grant.kind === 'everyone' ? null : (
        <SubjectSelect
          grant={grant}
          disabled={disabled}
          onChange={(value) => onChange({ value })}
        />
      )}
      <Select
        aria-label={t('files.files.grant_level')}
        style={{ flex: '1 1 130px' }}
        disabled={disabled}
        value={grant.level}
        options={LEVELS.map((value) => ({ value, label: t(`files.files.levels.${value}`) }))}
        onChange={(level) => onChange({ level })}
      />
      <Button
        type="text"
        disabled={disabled}
        icon={<DeleteOutlined />}
        aria-label={t('files.files.remove_permission')}
        onClick={onRemove}
      />
    </Flex>
  )
}

const NOBODY: { value: string; label: string }[] = []

interface SubjectSelectProps {
  grant: Grant
  disabled: boolean
  onChange: (value: string) => void
}

function SubjectSelect({ grant, disabled, onChange }: SubjectSelectProps) {
  const { t } = useTranslation()
  const people = useQuery({
    queryKey: ['people'],
    queryFn: async () => (await http.get<Colleague[]>('/api/auth/users')).data,
    enabled: grant.kind === 'user',
  })
  const options: { value: string; label: string }[] = {
    department: DEPARTMENTS.map((value) => ({
      value,
      label: t(`files.files.departments.${value}`),
    })),
    role: ROLES.map((value) => ({ value, label: t(`files.files.roles.${value}`) })),
    user: (people.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
    everyone: NOBODY,
  }[grant.kind]
  return (
    <Select
      aria-label={t('files.files.grant_subject')}
      style={{ flex: '2 1 180px' }}
      showSearch
      optionFilterProp="label"
      disabled={disabled}
      value={grant.value || undefined}
      placeholder={t('files.files.grant_subject')}
      options={options}
      onChange={onChange}
    />
  )
}
