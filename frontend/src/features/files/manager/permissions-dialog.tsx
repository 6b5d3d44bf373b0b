import { useState } from 'react'
import { Alert, Button, Flex, Modal, Select, Skeleton, Switch } from 'antd'
import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { http } from '../../../api/http'
import { LoadFailed } from '../../../kit/load-failed'
import { titleIn, type Folder } from './types'
import { useChanges } from './use-changes'

const KINDS = ['everyone', 'department', 'role', 'user'] as const
const LEVELS = ['view', 'upload', 'manage'] as const
const ROLES = ['admin', 'procurement_manager', 'production_only', 'staff']
const DEPARTMENTS = ['commercial', 'engineering', 'procurement', 'production', 'finance', 'administration'] // prettier-ignore

interface Grant {
  kind: (typeof KINDS)[number]
  value: string
  level: (typeof LEVELS)[number]
}

interface Permissions {
  version: number
  grants: Grant[] | null
  effective: Grant[]
  from: { id: number; name: string; nameAr: string | null }
}

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
    <Modal open title={t('files.manager.permissions')} footer={null} onCancel={onClose}>
      {query.error ? (
        <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Skeleton active title={false} />
      )}
    </Modal>
  )
}

function Editor({ folder, known, onClose }: PermissionsDialogProps & { known: Permissions }) {
  const { t, i18n } = useTranslation()
  const changes = useChanges()
  const [own, setOwn] = useState(known.grants !== null)
  const [grants, setGrants] = useState<Grant[]>(known.grants ?? known.effective)
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    const done = await changes.setGrants(folder.id, known.version, own ? grants : null).then(
      () => true,
      () => false
    )
    setBusy(false)
    if (done) onClose()
  }
  const patch = (index: number, change: Partial<Grant>) =>
    setGrants((all) => all.map((one, i) => (i === index ? { ...one, ...change } : one)))
  return (
    <Modal
      open
      width={640}
      title={t('files.manager.permissions_of', { name: titleIn(i18n.language, folder) })}
      onCancel={onClose}
      onOk={() => void save()}
      okText={t('common.save')}
      cancelText={t('common.cancel')}
      okButtonProps={{ loading: busy }}
    >
      <Flex vertical gap="middle">
        <Flex gap="small" align="center">
          <Switch
            id="own-permissions"
            checked={own}
            disabled={folder.parentId === null}
            onChange={setOwn}
          />
          <label htmlFor="own-permissions">{t('files.manager.own_permissions')}</label>
        </Flex>
        {own ? null : (
          <Alert
            type="info"
            showIcon
            message={t('files.manager.follows', { name: titleIn(i18n.language, known.from) })}
          />
        )}
        {grants.map((grant, index) => (
          <GrantRow
            key={index}
            grant={grant}
            disabled={!own}
            onChange={(change) => patch(index, change)}
            onRemove={() => setGrants((all) => all.filter((_, i) => i !== index))}
          />
        ))}
        {own ? (
          <Button
            icon={<PlusOutlined />}
            onClick={() =>
              setGrants([...grants, { kind: 'department', value: 'engineering', level: 'view' }])
            }
          >
            {t('files.manager.add_permission')}
          </Button>
        ) : null}
      </Flex>
    </Modal>
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
        aria-label={t('files.manager.grant_kind')}
        style={{ flex: '1 1 130px' }}
        disabled={disabled}
        value={grant.kind}
        options={KINDS.map((value) => ({ value, label: t(`files.manager.kinds.${value}`) }))}
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
        aria-label={t('files.manager.grant_level')}
        style={{ flex: '1 1 130px' }}
        disabled={disabled}
        value={grant.level}
        options={LEVELS.map((value) => ({ value, label: t(`files.manager.levels.${value}`) }))}
        onChange={(level) => onChange({ level })}
      />
      <Button
        type="text"
        disabled={disabled}
        icon={<DeleteOutlined />}
        aria-label={t('files.manager.remove_permission')}
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
    queryFn: async () => (await http.get<{ id: number; name: string }[]>('/api/auth/users')).data,
    enabled: grant.kind === 'user',
  })
  const options: { value: string; label: string }[] = {
    department: DEPARTMENTS.map((value) => ({
      value,
      label: t(`files.manager.departments.${value}`),
    })),
    role: ROLES.map((value) => ({ value, label: t(`files.manager.roles.${value}`) })),
    user: (people.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
    everyone: NOBODY,
  }[grant.kind]
  return (
    <Select
      aria-label={t('files.manager.grant_subject')}
      style={{ flex: '2 1 180px' }}
      showSearch
      optionFilterProp="label"
      disabled={disabled}
      value={grant.value || undefined}
      placeholder={t('files.manager.grant_subject')}
      options={options}
      onChange={onChange}
    />
  )
}
