import { Env } from '@adonisjs/core/env'
import { prepareLocalEnvironment } from './local_environment.js'
import { ENVIRONMENTS } from './node_environment.js'

const appRoot = new URL('../', import.meta.url)
prepareLocalEnvironment(appRoot)

export default await Env.create(appRoot, {
  NODE_ENV: Env.schema.enum(ENVIRONMENTS),
  HOST: Env.schema.string({ format: 'host' }),
  PORT: Env.schema.number(),
  APP_KEY: Env.schema.secret(),
  BANK_KEY: Env.schema.secret(),
  BANK_KEY_OLD: Env.schema.secret.optional(),
  AUDIT_KEY: Env.schema.secret(),
  AUDIT_KEY_OLD: Env.schema.secret.optional(),
  AUDIT_HEADS_DIR: Env.schema.string.optional(),
  APP_URL: Env.schema.string.optional({ format: 'url', tld: false }),
  TRUSTED_PROXIES: Env.schema.string.optional(),
  LOG_LEVEL: Env.schema.string(),
  DATA_DIR: Env.schema.string(),
  DISK_RESERVE_MB: Env.schema.number.optional(),
  BACKUP_DIR: Env.schema.string.optional(),
  BACKUP_COPY_DIR: Env.schema.string.optional(),

  DB_CONNECTION: Env.schema.enum(['sqlite', 'mysql'] as const),
  MYSQL_HOST: Env.schema.string.optional(),
  MYSQL_PORT: Env.schema.number.optional(),
  MYSQL_USER: Env.schema.string.optional(),
  MYSQL_PASSWORD: Env.schema.string.optional(),
  MYSQL_DATABASE: Env.schema.string.optional(),
  MYSQL_READ_HOSTS: Env.schema.string.optional(),
  MYSQL_BACKUP_USER: Env.schema.string.optional(),
  MYSQL_BACKUP_PASSWORD: Env.schema.secret.optional(),

  QUEUE_CONNECTION: Env.schema.enum(['local', 'redis'] as const),
  REDIS_HOST: Env.schema.string.optional(),
  REDIS_PORT: Env.schema.number.optional(),
  REDIS_PASSWORD: Env.schema.string.optional(),
  REDIS_DB: Env.schema.number.optional(),

  OWNER_USERNAMES: Env.schema.string.optional(),
  APPROVER_USERNAMES: Env.schema.string.optional(),
  APPROVER_USER_IDS: Env.schema.string.optional(),
  SESSION_IDLE_MINUTES: Env.schema.number.optional(),
  SESSION_ABSOLUTE_HOURS: Env.schema.number.optional(),
  CHROMIUM_PATH: Env.schema.string.optional(),
  OCR_WORKERS: Env.schema.number.optional(),
  LOGIN_ATTEMPTS: Env.schema.number.optional(),

  METRICS_TOKEN: Env.schema.secret.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: Env.schema.string.optional({ format: 'url', tld: false }),
  OTEL_EXPORTER_OTLP_HEADERS: Env.schema.secret.optional(),
  OTEL_SERVICE_NAME: Env.schema.string.optional(),
  OTEL_TRACES_SAMPLER_ARG: Env.schema.number.optional(),
  WEBHOOK_INSIDE_HOSTS: Env.schema.string.optional(),
  OIDC_INSIDE_HOSTS: Env.schema.string.optional(),
  CLAMD_ADDRESS: Env.schema.string.optional(),
  CLAMD_MAX_MB: Env.schema.number.optional(),
  CLAMD_TIMEOUT_SECONDS: Env.schema.number.optional(),
  MAIL_MODE: Env.schema.enum.optional(['keep', 'smtp'] as const),
  MAIL_HOST: Env.schema.string.optional({ format: 'host' }),
  MAIL_PORT: Env.schema.number.optional(),
  MAIL_SECURITY: Env.schema.enum.optional(['tls', 'starttls', 'none'] as const),
  MAIL_USER: Env.schema.string.optional(),
  MAIL_PASSWORD: Env.schema.secret.optional(),
  MAIL_FROM: Env.schema.string.optional(),
})
