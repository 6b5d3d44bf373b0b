import { useTranslation } from 'react-i18next'
import { NONE } from '../../../kit/display/none'
import { ProgressBar } from '../../../kit/display/progress-bar'
import { POLICIES, type PolicyRow } from './policy'

type Counted = Pick<PolicyRow, 'readCount' | 'readerCount' | 'latestRevision'>

/** How many of those whom it concerns have acknowledged the latest revision. */
export function ReadShare({ policy }: { policy: Counted }) {
  const { t } = useTranslation()
  const { readCount, readerCount, latestRevision } = policy
  if (latestRevision === null || !readerCount) return NONE
  const label = t(`${POLICIES}.read_of`, { count: readCount, of: readerCount })
  const percent = (100 * readCount) / readerCount
  return <ProgressBar size="small" percent={percent} format={() => label} aria-label={label} />
}
