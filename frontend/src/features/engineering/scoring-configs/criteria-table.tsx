import { Flex, InputNumber, Switch, Table, Typography } from 'antd'
import { useTranslation } from 'react-i18next'
import { SCORING, type Criterion, type RatedChoice, type Rules } from './scoring-config'

interface CriteriaTableProps {
  rules: Rules
  disabled: boolean
  onChange: (rules: Rules) => void
}

/** Criteria with their weights; each opens to the levels of its values. */
export function CriteriaTable({ rules, disabled, onChange }: CriteriaTableProps) {
  const { t } = useTranslation()
  const name = useName()
  const write = (index: number, part: Partial<Criterion>) =>
    onChange({
      ...rules,
      criteria: rules.criteria.map((one, at) => (at === index ? { ...one, ...part } : one)),
    })
  return (
    <Table<Criterion>
      size="small"
      rowKey="key"
      pagination={false}
      dataSource={rules.criteria}
      expandable={{
        columnTitle: <span className="visually-hidden">{t(`${SCORING}.levels`)}</span>,
        expandedRowRender: (criterion, index) => (
          <Levels {...{ criterion, disabled }} onChange={(part) => write(index, part)} />
        ),
      }}
      columns={[
        {
          title: t(`${SCORING}.criterion`),
          render: (_, criterion) => <bdi>{name(criterion)}</bdi>,
        },
        {
          title: t(`${SCORING}.weight`),
          align: 'end',
          width: 120,
          render: (_, criterion, index) => (
            <Weight {...{ criterion, disabled }} onWeight={(weight) => write(index, { weight })} />
          ),
        },
      ]}
    />
  )
}

interface WeightProps {
  criterion: Criterion
  disabled: boolean
  onWeight: (weight: number) => void
}

function Weight({ criterion, disabled, onWeight }: WeightProps) {
  const { t } = useTranslation()
  const name = useName()
  return (
    <InputNumber
      aria-label={t(`${SCORING}.weight_of`, { name: name(criterion) })}
      min={0}
      max={100}
      precision={0}
      disabled={disabled}
      value={criterion.weight}
      onChange={(weight) => onWeight(weight ?? 0)}
    />
  )
}

interface LevelsProps {
  criterion: Criterion
  disabled: boolean
  onChange: (part: Partial<Criterion>) => void
}

function Levels({ criterion, disabled, onChange }: LevelsProps) {
  const { t } = useTranslation()
  const { choices, cities, sizes = [] } = criterion
  return (
    <Flex vertical gap="small">
      <Typography.Text type="secondary" style={{ fontSize: 12, textAlign: 'end' }}>
        {choices || cities ? `${t(`${SCORING}.knock_out`)} · ` : null}
        {t(`${SCORING}.level_range`)}
      </Typography.Text>
      {sizes.map((size, index) => (
        <Level
          key={size.fromSqm}
          name={t(`${SCORING}.from_sqm`, { area: size.fromSqm })}
          {...{ disabled, level: size.level }}
          onLevel={(level) =>
            onChange({ sizes: sizes.map((one, at) => (at === index ? { ...one, level } : one)) })
          }
        />
      ))}
      {choices ? (
        <Choices {...{ choices, disabled }} onChange={(next) => onChange({ choices: next })} />
      ) : null}
      {cities ? (
        <>
          <Choices
            choices={cities}
            disabled={disabled}
            onChange={(next) => onChange({ cities: next })}
          />
          <Level
            name={t(`${SCORING}.other_city`)}
            {...{ disabled, level: criterion.otherCityLevel ?? 0 }}
            onLevel={(otherCityLevel) => onChange({ otherCityLevel })}
          />
        </>
      ) : null}
    </Flex>
  )
}

interface ChoicesProps {
  choices: RatedChoice[]
  disabled: boolean
  onChange: (choices: RatedChoice[]) => void
}

function Choices({ choices, disabled, onChange }: ChoicesProps) {
  const name = useName()
  const write = (index: number, part: Partial<RatedChoice>) =>
    onChange(choices.map((choice, at) => (at === index ? { ...choice, ...part } : choice)))
  return choices.map((choice, index) => (
    <Level
      key={choice.value}
      name={name(choice)}
      {...{ disabled, level: choice.level, knockOut: choice.knockOut ?? false }}
      onLevel={(level) => write(index, { level })}
      onKnockOut={(knockOut) => write(index, { knockOut })}
    />
  ))
}

interface LevelProps {
  name: string
  level: number
  disabled: boolean
  onLevel: (level: number) => void
  knockOut?: boolean
  onKnockOut?: (knockOut: boolean) => void
}

function Level({ name, level, disabled, onLevel, knockOut, onKnockOut }: LevelProps) {
  const { t } = useTranslation()
  return (
    <Flex gap="small" align="center">
      <span style={{ flex: 1 }}>
        <bdi>{name}</bdi>
      </span>
      {onKnockOut ? (
        <Switch
          size="small"
          disabled={disabled}
          checked={knockOut}
          onChange={onKnockOut}
          aria-label={t(`${SCORING}.knock_out_of`, { name })}
          checkedChildren={t(`${SCORING}.knock_out`)}
        />
      ) : null}
      <InputNumber
        size="small"
        aria-label={t(`${SCORING}.level_of`, { name })}
        min={0}
        max={5}
        precision={0}
        disabled={disabled}
        value={level}
        onChange={(next) => onLevel(next ?? 0)}
        style={{ inlineSize: 64 }}
      />
    </Flex>
  )
}

function useName() {
  const { i18n } = useTranslation()
  const isArabic = i18n.language.startsWith('ar')
  return ({ label, labelAr }: { label: string; labelAr: string }) => (isArabic ? labelAr : label)
}
