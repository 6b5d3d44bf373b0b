import { Tooltip, theme } from 'antd'
import {
  CheckOutlined,
  CrownOutlined,
  MinusCircleOutlined,
  StopOutlined,
  TeamOutlined,
} from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import type { PermissionSet } from '../permission-sets/permission-set'
import { MATRIX, type MatrixRow, type Permission } from './permission-matrix'

/** Where a permission of a person comes from, the strongest first. */
export type Origin = 'role' | 'denied' | 'own' | 'set' | 'inactive' | 'none'

interface Found {
  origin: Origin
  /** The sets that give it, or would. */
  sets: PermissionSet[]
}

export function originOf(
  row: MatrixRow,
  permission: Permission,
  sets: readonly PermissionSet[]
): Found {
  const with_ = sets.filter(
    ({ id, permissions }) => row.setIds.includes(id) && permissions.includes(permission)
  )
  if (row.byRole.includes(permission)) return { origin: 'role', sets: with_ }
  if (row.denied.includes(permission)) return { origin: 'denied', sets: with_ }
  if (row.own.includes(permission)) return { origin: 'own', sets: with_ }
  const active = with_.filter((set) => set.active)
  if (active.length) return { origin: 'set', sets: active }
  return { origin: with_.length ? 'inactive' : 'none', sets: with_ }
}

const ICONS = {
  role: CrownOutlined,
  denied: StopOutlined,
  own: CheckOutlined,
  set: TeamOutlined,
  inactive: MinusCircleOutlined,
}

interface MatrixCellProps {
  row: MatrixRow
  permission: Permission
  sets: readonly PermissionSet[]
  nameOf: (id: number) => string
}

/** One permission of one person: a sign, and in words where it comes from. */
export function MatrixCell({ row, permission, sets, nameOf }: MatrixCellProps) {
  const { t } = useTranslation()
  const found = originOf(row, permission, sets)
  if (found.origin === 'none') return null
  const names = found.sets.map(({ id }) => nameOf(id)).join(t('kit.history.comma'))
  const text = t(`${MATRIX}.origin.${found.origin}`, { sets: names })
  const more = names && !['set', 'inactive'].includes(found.origin)
  return <Sign origin={found.origin} text={more ? `${text} (${names})` : text} />
}

export function Sign({ origin, text }: { origin: Exclude<Origin, 'none'>; text: string }) {
  const { token } = theme.useToken()
  const Icon = ICONS[origin]
  const colors = {
    role: token.colorTextSecondary,
    denied: token.colorError,
    own: token.colorSuccess,
    set: token.colorPrimary,
    inactive: token.colorTextTertiary,
  }
  return (
    <Tooltip title={text}>
      <span role="img" aria-label={text}>
        <Icon style={{ color: colors[origin] }} />
      </span>
    </Tooltip>
  )
}
