import './decorative-icons'
import { useEffect, type ReactNode } from 'react'
import { StyleProvider } from '@ant-design/cssinjs'
import { ConfigProvider } from 'antd'
import { directionOf } from '../providers/i18n'
import { usePreferences } from '../providers/preferences'
import { antdLocale } from './antd-locale'
import { lastingStyles } from './style-cache'
import { antdTheme } from './tokens'
import { useIsCalm, useIsDark } from './use-theme'

/** The server puts a nonce into the page when its policy asks for one on styles. */
function styleNonce(): string | undefined {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')
  return meta?.content || meta?.nonce || undefined
}

const styles = lastingStyles()

/** antd in the user's language, direction and colours. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const { language } = usePreferences()
  const isDark = useIsDark()
  const isCalm = useIsCalm()

  useEffect(() => {
    document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
  }, [isDark])

  return (
    <StyleProvider cache={styles}>
      <ConfigProvider
        theme={antdTheme(isDark, isCalm)}
        locale={antdLocale(language)}
        direction={directionOf(language)}
        csp={{ nonce: styleNonce() }}
        button={{ autoInsertSpace: false }}
      >
        {children}
      </ConfigProvider>
    </StyleProvider>
  )
}
