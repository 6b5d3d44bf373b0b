import { CheckSquareOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { useCurrentUser } from '../../providers/access'
import type { DepartmentPage } from './departments'
import { Tile, Tiles } from '../../kit/display/tile'
import { figuresOf, type TodayFigure } from './today-figures'
import { listAddress, useCount } from './counts'
import { useMayDecide, usePendingApprovals } from './use-figures'

function ListFigure({ figure }: { figure: TodayFigure }) {
  const { t } = useTranslation()
  const { name, icon: Icon, endpoint, conditions, to } = figure
  const count = useCount(listAddress(endpoint, conditions))
  return (
    <Tile
      isUrgent
      icon={<Icon />}
      label={t(`departments.figures.${name}`)}
      to={to}
      figure={count}
    />
  )
}

/** The documents of this department that the user can approve or reject; the panel lists them. */
function ApprovalsFigure({ documentTypes }: { documentTypes: string[] }) {
  const { t } = useTranslation()
  const { data = [], isPending } = usePendingApprovals()
  const own = data.filter(({ documentType }) => documentTypes.includes(documentType))
  return (
    <Tile
      isUrgent
      icon={<CheckSquareOutlined />}
      label={t('departments.approvals')}
      to={own.length > 0 ? '#approvals' : '/departments'}
      figure={{ data: own.length, isPending }}
    />
  )
}

interface TodayTilesProps {
  department: DepartmentPage['key']
  /** Documents whose approvals belong to the department. */
  documentTypes?: string[]
}

/** What needs doing today: overdue, expiring, waiting. Every figure opens the rows it counts. */
export function TodayTiles({ department, documentTypes }: TodayTilesProps) {
  const { t } = useTranslation()
  const user = useCurrentUser()
  const mayDecide = useMayDecide()
  const figures = figuresOf(department, user)
  const showsApprovals = mayDecide && documentTypes !== undefined
  if (figures.length === 0 && !showsApprovals) return null
  return (
    <Tiles label={t('departments.today')}>
      {showsApprovals && <ApprovalsFigure documentTypes={documentTypes} />}
      {figures.map((figure) => (
        <ListFigure key={figure.name} figure={figure} />
      ))}
    </Tiles>
  )
}
