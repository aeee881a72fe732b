import { readFileSync } from 'node:fs';
import { createMetrics } from '../../server/metrics/metrics';
import { all } from '../support/html';

const files = ['deploy/monitoring/alerts.yaml', 'deploy/monitoring/grafana.json'];

describe('the samples for Prometheus and Grafana', () => {
  it.each(files)('%s asks for metrics that the server has', async (file) => {
    const { text } = await createMetrics({
      queue: () => ({ length: 0, oldest: 0 }),
      droppedLogLines: () => 0,
    });
    const known = all(await text(), /^# TYPE (\S+)/gm);
    const asked = all(readFileSync(file, 'utf8'), /\b((?:site|nodejs|process)_[a-z\d_]+)/g);
    expect(asked.length).toBeGreaterThan(5);
    for (const name of asked) expect(known).toContain(name.replace(/_(?:bucket|count|sum)$/, ''));
  });

  it('hold a board that can be read', () => {
    const { panels } = JSON.parse(readFileSync('deploy/monitoring/grafana.json', 'utf8'));
    expect(new Set(panels.map(({ id }: { id: number }) => id)).size).toBe(panels.length);
  });
});
