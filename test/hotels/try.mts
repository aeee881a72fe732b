process.chdir('/work/h/hotels');
const { buildHotel } = await import('/work/h/hotels/test/hotels/build.ts');
const { plainHotel } = await import('/work/h/hotels/test/hotels/plain.ts');
const { stressHotel } = await import('/work/h/hotels/test/hotels/stress.ts').catch(() => ({} as any));
try {
  const p = process.argv[2] === 'stress' ? await buildHotel(stressHotel(), { hasFilm: true, hasMap: true }) : await buildHotel(plainHotel(), { hasFilm: false, hasMap: false });
  console.log(p.root);
} catch (e: any) { console.log(String(e.stdout ?? '').slice(-3000)); console.log(String(e.stderr ?? e.stack).slice(0, 6000)); }
