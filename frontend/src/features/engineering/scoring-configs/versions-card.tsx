import { Card, List, Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { ItemMeta } from '../../../kit/display/item-meta'
import { InstantText } from '../../../kit/display/date-text'
import { SCORING, type ScoringConfig } from './scoring-config'

/** Every version of the rules, the newest first. */
export function VersionsCard({ configs }: { configs: ScoringConfig[] }) {
  const { t } = useTranslation()
  return (
    <Card size="small" title={t(`${SCORING}.versions`)}>
      <List
        size="small"
        rowKey="id"
        dataSource={configs}
        renderItem={({ configVersion, active, note, createdAt, criteria, bands }) => (
          <List.Item>
            <ItemMeta
              title={
                <>
                  {t(`${SCORING}.version`, { version: configVersion })}{' '}
                  {active ? <Tag color="green">{t(`${SCORING}.active`)}</Tag> : null}
                </>
              }
              description={
                <>
                  <InstantText value={createdAt} />
                  {note ? <div dir="auto">{note}</div> : null}
                  <div>
                    <bdi dir="ltr">
                      {criteria.map(({ weight }) => weight).join(' · ')} | {bands.go} /{' '}
                      {bands.review}
                    </bdi>
                  </div>
                </>
              }
            />
          </List.Item>
        )}
      />
    </Card>
  )
}
