import { theme, type ThemeConfig } from 'antd'

/** Colours that antd and our own CSS share; global.css names the same ones as variables. */
const PALETTE = {
  light: {
    brand: '#0f5f5c',
    link: '#0d5c66',
    linkHover: '#0a474f',
    page: '#f5f3ee',
    surface: '#ffffff',
    raised: '#ffffff',
    line: '#e2ddd3',
    text: '#1d2523',
    textSoft: '#57615e',
    success: '#1f7a45',
    warning: '#9a5b00',
    error: '#b3261e',
    info: '#1d5f9e',
  },
  dark: {
    brand: '#2b8f88',
    link: '#6cc7bf',
    linkHover: '#8fd6d0',
    page: '#0f1514',
    surface: '#171f1e',
    raised: '#1d2726',
    line: '#2d3937',
    text: '#e8ece9',
    textSoft: '#a4b0ac',
    success: '#4fb477',
    warning: '#d99a3c',
    error: '#f8837a',
    info: '#6aa9e0',
  },
} as const

/**
 * Grounds and borders of coloured areas by day. antd would derive them from the colours above, and
 * from colours this dark it makes greys on which links cannot be read.
 */
const SOFT = {
  colorPrimaryBg: '#e3efec',
  colorPrimaryBgHover: '#d3e6e3',
  colorPrimaryBorder: '#9cc7c3',
  colorSuccessBg: '#e9f5ed',
  colorSuccessBorder: '#a9d6ba',
  colorWarningBg: '#fdf3e3',
  colorWarningBorder: '#e8c891',
  colorErrorBg: '#fcebe9',
  colorErrorBorder: '#efb1ab',
  colorInfoBg: '#e8f1fa',
  colorInfoBorder: '#aecbe8',
}

export const FONT_FAMILY =
  "'Tajawal', system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans Arabic', sans-serif"

type Colors = (typeof PALETTE)[keyof typeof PALETTE]

/**
 * antd's theme for light or dark. Its motion is switched off here when less is wanted: its popups
 * wait for their animations to end, so style sheets must not cut those short.
 */
export function antdTheme(isDark: boolean, isCalm = false): ThemeConfig {
  const colors = isDark ? PALETTE.dark : PALETTE.light
  return {
    cssVar: { key: 'binaa' },
    hashed: false,
    algorithm: isDark ? theme.darkAlgorithm : theme.defaultAlgorithm,
    token: { motion: !isCalm, ...tokens(colors, isDark) },
    components: components(colors, isDark),
  }
}

const tokens = (colors: Colors, isDark: boolean): ThemeConfig['token'] => ({
  fontFamily: FONT_FAMILY,
  fontSize: 15,
  borderRadius: 8,
  colorPrimary: colors.brand,
  colorLink: colors.link,
  // antd would make them paler by night, which nobody could read
  colorLinkHover: colors.linkHover,
  colorLinkActive: colors.linkHover,
  colorSuccess: colors.success,
  colorWarning: colors.warning,
  colorError: colors.error,
  colorInfo: colors.info,
  colorBgLayout: colors.page,
  colorBgContainer: colors.surface,
  colorBgElevated: colors.raised,
  colorBorder: colors.line,
  colorBorderSecondary: colors.line,
  colorText: colors.text,
  colorTextSecondary: colors.textSoft,
  colorTextTertiary: colors.textSoft,
  colorTextDescription: colors.textSoft,
  colorTextPlaceholder: isDark ? '#8b9895' : '#6d7774',
  wireframe: false,
  // White on the hover colour that antd derives by night has a contrast of 3.85 : 1.
  ...(isDark ? { colorPrimaryHover: '#30827c' } : SOFT),
})

const components = (colors: Colors, isDark: boolean): ThemeConfig['components'] => ({
  Layout: { headerBg: colors.surface, siderBg: colors.surface, bodyBg: colors.page },
  Menu: { itemBg: 'transparent', subMenuItemBg: 'transparent', itemBorderRadius: 8 },
  Badge: { colorError: '#c0312a' },
  Progress: { defaultColor: colors.brand },
  Card: { paddingLG: 20 },
  Button: {
    primaryShadow: 'none',
    defaultShadow: 'none',
    fontWeight: 500,
    defaultHoverColor: colors.link,
    defaultActiveColor: colors.link,
    // The dark theme's red is light: text on it has to be dark to be read.
    ...(isDark && { dangerColor: '#1a0b09' }),
  },
  Tabs: {
    itemSelectedColor: colors.link,
    itemHoverColor: colors.link,
    inkBarColor: colors.link,
  },
  Table: { headerBg: isDark ? '#1b2524' : '#faf8f4' },
})
