import { existsSync } from 'node:fs';
import { createServer } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { pageDocuments } from '../../../build/pageDocuments';

test('a document of the development server asks for the typeface that its styles name', async () => {
  const server = await createServer({
    configFile: false,
    logLevel: 'silent',
    plugins: [pageDocuments()],
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  onTestFinished(() => server.close());
  const html = await server.transformIndexHtml('/', '<html><head></head></html>', '/features');
  const [, asked = ''] = /<link rel="preload"[^>]* href="([^"]+\.woff2)"/.exec(html) ?? [];
  expect(existsSync(`.${asked}`)).toBe(true);
  const styles = await server.transformRequest('/src/styles/fonts.css');
  expect(styles?.code).toContain(asked);
});
