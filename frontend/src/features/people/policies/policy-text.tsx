import { Card } from 'antd'
import { useTranslation } from 'react-i18next'
import { Prose } from '../../../kit/display/prose'
import { Segments } from '../../../kit/segments'
import { useState } from 'react'
import { POLICIES } from './policy'

/** A text in the user's language, and at a click in the other. */
export function PolicyText({ said }: { said: { body: string; bodyAr: string } }) {
  const { t, i18n } = useTranslation()
  const [language, setLanguage] = useState(i18n.language === 'ar' ? 'ar' : 'en')
  return (
    <Card
      size="small"
      title={t(`${POLICIES}.groups.text`)}
      extra={
        <Segments
          size="small"
          value={language}
          onChange={setLanguage}
          aria-label={t(`${POLICIES}.text_language`)}
          options={['en', 'ar'].map((value) => ({
            value,
            label: t(`${POLICIES}.languages.${value}`),
          }))}
        />
      }
    >
      <div lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'}>
        <Prose>{language === 'ar' ? said.bodyAr : said.body}</Prose>
      </div>
    </Card>
  )
}
