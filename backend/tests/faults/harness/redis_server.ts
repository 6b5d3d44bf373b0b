import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { Redis } from 'ioredis'
import { tried } from '#tests/helpers/claims'
import { freePort } from './free_port.js'
import { until } from './until.js'

/** A Redis of one test's own, without persistence, that may be wiped, killed and brought back. */
export class RedisServer {
  #child!: ChildProcess

  private constructor(readonly port: number) {}

  static available() {
    return spawnSync('redis-server', ['--version']).status === 0
  }

  static async start(): Promise<RedisServer> {
    const server = new RedisServer(await freePort())
    await server.resume()
    return server
  }

  get environment() {
    return {
      REDIS_HOST: '127.0.0.1',
      REDIS_PORT: String(this.port),
      REDIS_PASSWORD: '',
      REDIS_DB: '0',
    }
  }

  async resume() {
    const options = [
      '--port',
      String(this.port),
      '--save',
      '',
      '--appendonly',
      'no',
      '--bind',
      '127.0.0.1',
    ]
    this.#child = spawn('redis-server', options, { stdio: 'ignore' })
    await until('redis answers', () => this.ask((redis) => redis.ping()).catch(() => null))
  }

  /** Kills it to see what becomes of what was asked of it. */
  async kill() {
    tried('kills')
    await this.close()
  }

  /** Is done with it, which counts for no claim. */
  async close() {
    const gone = once(this.#child, 'exit')
    this.#child.kill('SIGKILL')
    await gone
  }

  signal(signal: NodeJS.Signals) {
    this.#child.kill(signal)
  }

  async ask<Answer>(question: (redis: Redis) => Promise<Answer>): Promise<Answer> {
    const redis = new Redis(this.port, '127.0.0.1', {
      lazyConnect: true,
      retryStrategy: () => null,
    })
    redis.on('error', () => undefined)
    try {
      await redis.connect()
      return await question(redis)
    } finally {
      redis.disconnect()
    }
  }
}
