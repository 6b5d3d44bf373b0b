import { HistoryOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../kit/link-button'
import { PageHeader } from '../../../kit/page-header'
import { Tabs } from '../../../kit/tabs'
import { useAddressTab } from '../../../kit/use-address-tab'
import { MyWeek } from './my-week'
import { TeamWeek } from './team-week'
import { ALL_PATH, TIMESHEETS } from './timesheet'

const KEYS = ['mine', 'team'] as const
const PAGES = { mine: <MyWeek />, team: <TeamWeek /> }

/** One's own week and the week of one's team. */
export default function Timesheets() {
  const { t } = useTranslation()
  const [tab, open] = useAddressTab(KEYS)
  return (
    <>
      <PageHeader
        title={t(`${TIMESHEETS}.title`)}
        actions={
          <LinkButton icon={<HistoryOutlined />} to={ALL_PATH}>
            {t(`${TIMESHEETS}.all_weeks`)}
          </LinkButton>
        }
      />
      <Tabs
        activeKey={tab}
        onChange={open}
        destroyOnHidden
        items={KEYS.map((key) => ({
          key,
          label: t(`${TIMESHEETS}.tabs.${key}`),
          children: PAGES[key],
        }))}
      />
    </>
  )
}
