import request from 'supertest';
import type { PageRegistry } from '../../client/navigation/pageRegistry';
import { pages } from '../support/content';
import { h1Of } from '../support/html';
import { loadPages, pageInPlaceOf, testApp } from '../support/test-app';

const Broken = () => {
  throw new Error('a page broke in /srv/secret.ts');
};

let withBroken: PageRegistry;
beforeAll(async () => {
  withBroken = pageInPlaceOf(await loadPages(), 'careers', Broken);
});

describe('an error while rendering', () => {
  it("shows 'Unexpected Application Error!' with status 500 and without its cause", async () => {
    const { app, lines } = testApp({}, { pages: withBroken });
    const answer = await request(app).get(`${pages.careers.path}?from=june`);
    expect(answer.status).toBe(500);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.text).toMatch(/^<!DOCTYPE html><html lang="en-US">/);
    expect(h1Of(answer.text)).toEqual(['Unexpected Application Error!']);
    expect(answer.text).not.toMatch(/secret|Error: |at \w+ \(/);
    expect(answer.headers['cache-control']).toBe('no-store');
    const told = lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 50);
    expect(told.length).toBeGreaterThan(0);
    for (const { path, err, msg } of told) {
      expect(path).toBe(pages.careers.path);
      expect(err.message).toContain('a page broke');
      expect(msg).toMatch(/failed to render$/);
    }
  });

  it('does not affect other pages', async () => {
    const { app, lines } = testApp({}, { pages: withBroken });
    expect((await request(app).get(pages.about.path)).status).toBe(200);
    expect(lines.filter((line) => JSON.parse(line).level === 50)).toEqual([]);
  });
});
