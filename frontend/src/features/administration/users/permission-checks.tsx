import { Checkbox, Flex } from 'antd'
import { useTranslation } from 'react-i18next'
import { FieldGrid } from '../../../kit/form/field-grid'
import { PERMISSION_GROUPS, USERS } from './user'

interface PermissionChecksProps {
  value?: string[]
  onChange?: (value: string[]) => void
}

/** All permissions by area, each with a box to tick. */
export function PermissionChecks({ value = [], onChange }: PermissionChecksProps) {
  const { t } = useTranslation()
  const tick = (name: string, isTicked: boolean) =>
    onChange?.(isTicked ? [...value, name] : value.filter((one) => one !== name))
  return (
    <FieldGrid>
      {Object.entries(PERMISSION_GROUPS).map(([group, names]) => (
        <fieldset key={group} style={{ border: 0, padding: 0, margin: 0, marginBlockEnd: 16 }}>
          <legend style={{ fontSize: 14, fontWeight: 600, marginBlockEnd: 4 }}>
            {t(`${USERS}.permission_group.${group}`)}
          </legend>
          <Flex vertical gap={4}>
            {names.map((name) => (
              <Checkbox
                key={name}
                checked={value.includes(name)}
                onChange={({ target }) => tick(name, target.checked)}
              >
                {t(`${USERS}.permission.${name}`)}
              </Checkbox>
            ))}
          </Flex>
        </fieldset>
      ))}
    </FieldGrid>
  )
}
