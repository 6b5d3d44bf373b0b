import { Button, Flex, Form, Input, Select } from 'antd'
import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { useSets } from '../permission-matrix/use-sets'
import { PROVIDERS, type IdentityProvider } from './identity-provider'

type Mapping = IdentityProvider['groupMappings'][number]

/** What each group of the provider gives: a permission set or a role. */
export function GroupMappings() {
  const { t } = useTranslation()
  return (
    <>
      <p>{t(`${PROVIDERS}.hints.groupMappings`)}</p>
      <Form.List name="groupMappings">
        {(fields, { add, remove }) => (
          <Flex vertical gap="small">
            {fields.map(({ key, name }, at) => (
              <MappingRow key={key} name={name} position={at + 1} onRemove={() => remove(name)} />
            ))}
            <div>
              <Button icon={<PlusOutlined />} onClick={() => add({})}>
                {t(`${PROVIDERS}.add_mapping`)}
              </Button>
            </div>
          </Flex>
        )}
      </Form.List>
    </>
  )
}

interface MappingRowProps {
  name: number
  position: number
  onRemove: () => void
}

function MappingRow({ name, position, onRemove }: MappingRowProps) {
  const { t } = useTranslation()
  const group = t(`${PROVIDERS}.group`)
  return (
    <Flex gap="small" align="start" wrap>
      <Form.Item
        name={[name, 'group']}
        rules={[{ required: true, message: t('kit.required') }]}
        style={{ flex: '1 1 220px', margin: 0 }}
      >
        <Input
          maxLength={200}
          dir="auto"
          placeholder={group}
          aria-label={`${group} ${position}`}
          autoComplete="off"
        />
      </Form.Item>
      <Form.Item name={[name]} style={{ flex: '1 1 260px', margin: 0 }}>
        <Gives label={`${t(`${PROVIDERS}.gives`)} ${position}`} />
      </Form.Item>
      <Button
        icon={<DeleteOutlined />}
        aria-label={`${t('common.delete')} ${position}`}
        onClick={onRemove}
      />
    </Flex>
  )
}

interface GivesProps {
  label: string
  value?: Partial<Mapping>
  onChange?: (value: Partial<Mapping>) => void
}

/** Sets and roles in one list: a group gives one of them. */
function Gives({ label, value = {}, onChange }: GivesProps) {
  const { t } = useTranslation()
  const sets = useSets().options.map((one) => ({ ...one, value: `set:${one.value}` }))
  const roles = (['procurement_manager', 'production_only', 'staff'] as const).map((role) => ({
    ...{ value: `role:${role}`, label: t(`administration.users.role.${role}`) },
  }))
  const { permissionSetId, role } = value
  const chosen = permissionSetId ? `set:${permissionSetId}` : role ? `role:${role}` : undefined
  const choose = (one: string) => {
    const [kind, name] = one.split(':') as ['set' | 'role', string]
    const isSet = kind === 'set'
    onChange?.({
      ...value,
      permissionSetId: isSet ? Number(name) : null,
      role: isSet ? null : (name as Mapping['role']),
    })
  }
  return (
    <Select
      showSearch
      optionFilterProp="label"
      aria-label={label}
      placeholder={t(`${PROVIDERS}.gives`)}
      value={chosen}
      onChange={choose}
      style={{ minWidth: 220, width: '100%' }}
      options={[
        { label: t('administration.permission_sets.title'), options: sets },
        { label: t('administration.users.fields.role'), options: roles },
      ]}
    />
  )
}
