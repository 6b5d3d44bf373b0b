import '@ant-design/v5-patch-for-react-19'
import './theme/fonts.css'
import './theme/global.css'
import './theme/print.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { watchInteraction } from './api/interaction'
import { App } from './app/app'
import { messageLoaders } from './app/i18n-resources'
import { standAtBackGate } from './providers/back-gate'
import { startI18n } from './providers/i18n'
import { unlockSoundOnGesture } from './providers/toast/sounds'

window.addEventListener('unhandledrejection', (event) => {
  console.warn('Unhandled promise rejection', event.reason)
  event.preventDefault()
})

standAtBackGate()
watchInteraction()
unlockSoundOnGesture()
// not awaited at the top level: the texts of a language are files that import this one, and would
// wait for its end
void startI18n(messageLoaders).then(() =>
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <App />
    </StrictMode>
  )
)
