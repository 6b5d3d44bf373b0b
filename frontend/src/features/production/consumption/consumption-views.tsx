import { useNavigate } from 'react-router'
import { useTranslation } from 'react-i18next'
import { Segments } from '../../../kit/segments'
import { CONSUMPTION } from './consumption'

/** Each view has an address of its own. */
const VIEWS = {
  projects: '/production/consumption',
  materials: '/production/consumption-materials',
  months: '/production/consumption-months',
} as const
type View = keyof typeof VIEWS

/** By project and material, by material over all projects, or by month. */
export function ConsumptionViews({ active }: { active: View }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <div style={{ marginBlockEnd: 12 }}>
      <Segments<View>
        aria-label={t(`${CONSUMPTION}.views.label`)}
        value={active}
        onChange={(view) => void navigate(VIEWS[view])}
        options={(Object.keys(VIEWS) as View[]).map((value) => ({
          value,
          label: t(`${CONSUMPTION}.views.${value}`),
        }))}
      />
    </div>
  )
}
