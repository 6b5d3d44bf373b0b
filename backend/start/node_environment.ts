type Environment = 'development' | 'production' | 'test'

/** What `NODE_ENV` may say. A build is for production alone: what serves development is not in it. */
export const ENVIRONMENTS: readonly Environment[] = import.meta.url.endsWith('.ts')
  ? ['development', 'production', 'test']
  : ['production']

/** Where no one says what this is, it is a production. To be called before the application is made. */
export function settleEnvironment() {
  process.env.NODE_ENV ||= 'production'
}
