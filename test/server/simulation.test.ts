import fc from 'fast-check';
import { type Event, histories, live } from '../../tools/faults/simulation';

jest.setTimeout(120_000);

/** Enough to find a missing fsync, a move without its note and a call without its note; npm run simulate does more. */
const runs = 6000;

describe('in any history of enquiries, crashes, failing disks, clocks and providers', () => {
  it('every accepted mail is sent once, or lies where a person can read it', async () => {
    await fc.assert(
      fc.asyncProperty(histories(12), fc.nat(), async (history, chance) => {
        expect(await live(history, chance)).toEqual([]);
      }),
      { numRuns: runs, seed: 1 },
    );
  });

  it.each<[string, Event[]]>([
    [
      'a power cut right after the guest read that it was sent',
      [
        { kind: 'enquiry', mails: 3 },
        { kind: 'killed', after: 0, powerCut: true },
        { kind: 'time passes', ms: 1000 },
      ],
    ],
    [
      'a kill between the call and its note',
      [
        { kind: 'enquiry', mails: 2 },
        { kind: 'provider', does: 'loses the answer' },
        { kind: 'killed', after: 16, powerCut: false },
        { kind: 'time passes', ms: 1000 },
        { kind: 'time passes', ms: 25 * 60 * 60 * 1000 },
      ],
    ],
    [
      'a volume that is full while mails wait',
      [
        { kind: 'enquiry', mails: 2 },
        { kind: 'disk fails', code: 'ENOSPC', isWrite: true, likelihood: 1 },
        { kind: 'time passes', ms: 60_000 },
        { kind: 'enquiry', mails: 1 },
      ],
    ],
  ])('as in %s', async (_name, history) => {
    for (let chance = 0; chance < 50; chance += 1) expect(await live(history, chance)).toEqual([]);
  });
});
