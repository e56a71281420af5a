import { describe, expect, it } from '@jest/globals';
import { analyse } from '../../../analysis/analyse.js';
import { particularOf } from '../particulars.js';

const sharpOf = (draft: string) => particularOf('en', analyse(draft))?.sharp ?? 'its kind';

describe('what is asked in English is recognised by what is wanted and not by a word in it', () => {
  it.each([
    ['average rent 1 bed lagos island 2024', 'likely causes'],
    ['why was Nokia failing', 'likely causes'],
    ['my grandma is dying', 'likely causes'],
    ['the moon looks bigger near the horizon, why', 'likely causes'],
    ['I failed my first year. How should I explain that to the new tutor?', 'likely causes'],
    ['what should i pack for my kid’s lunch', 'can stay at home'],
    ['packing list for a shipment of 40 cartons', 'can stay at home'],
    ['harvard entry requirements for medicine', 'list of references'],
    ['review our dress code, is it too strict', 'smallest change'],
    ['code review checklist for juniors', 'smallest change'],
    ['plugins for vs code for writing latex', 'Compare them'],
    ['jamaican patois vs nigerian pidgin, how are they similar', 'really differ'],
    ['Reasons why translators go freelance', 'other side'],
    ['What do we know about the life of Sappho, the poet?', 'can wait'],
    ['how do i get my deposit back', 'biggest difference'],
    ['how to write a haiku', 'biggest difference'],
    ['how to help someone having a seizure', 'biggest difference'],
    ['Give me verbs that mean walking slowly.', 'closest one first'],
    ['Write terms for lending tools among neighbours: deposit, breakage, lateness.', 'closest one first'],
    ['list the tasks of a project manager', 'Make a table of task'],
    ['Sum up the main idea: "Coral is built by tiny animals that live with algae."', 'the whole of it'],
    ['what to do in case of fire', 'lie close'],
    ['Good luck card for my brother’s PhD defence', 'first choice'],
    ['whats the best practice for feature flags', 'first choice'],
    ['first motorbike for a short rider, any suggestions', 'one thing to do first'],
    ['My son is 7, how many hours should he sleep a night?', 'my case'],
    ['"Take one tablet every 8 hours." can i take 4 then', 'my case'],
    ['morning!', 'what it is'],
    ['how many calories does a marathon runner burn in the whole race', 'portion'],
    ["what's the minimum wage in ontario", 'range'],
    ['Plan a surprise party for my wife’s 40th, 25 guests, small garden.', 'ideas that differ'],
    ['Spelling test, 15 hard words, with a sentence each', 'Start from the details'],
    ['changing an inner tube on the back wheel, step by step', 'Start from the details'],
    ['My name’s Bram, I write manuals for tractors. Nice to meet you.', 'Take what I have told'],
    ['i just ate the best mango of my life', 'Take what I have told'],
    ['comprehension questions for chapter 3 of animal farm', 'open questions'],
    ['Can you explain the plot device of an unreliable narrator?', 'trend'],
    ['A code of conduct for our under-11 football parents', 'forming its words'],
    ['Write a funny one-liner on Monday mornings.', 'option'],
    ['batch cook list for a month for one person', 'spaces in names'],
    ['Headline for a news story about a cow on the motorway', 'recruiter'],
    ['signs that a child needs glasses', 'from a distance'],
    ['letter of recommendation request to my old professor', 'how I know the person'],
  ])('%s is not asked for “%s”', (draft, unwanted) => {
    expect(sharpOf(draft)).not.toContain(unwanted);
  });

  it.each([
    ['leaves on my lemon tree turning yellow', 'likely causes'],
    ['My boiler pressure drops every two days. What’s wrong with it?', 'likely causes'],
    ['how do i get my toddler to eat vegetables', 'biggest difference'],
    ['my landlord says i owe him for paint, do i have to pay', 'my case'],
    ['arguments for and against a cashless shop', 'side by side'],
    ['having trouble sleeping since i started nights at the hospital', 'Take what I have told'],
    ['i hit a parked car last night and drove off without leaving a note', 'Take what I have told'],
    ['raised beds on a slope, clay soil, low maintenance', 'Start from the details'],
  ])('%s still is asked for “%s”', (draft, wanted) => {
    expect(sharpOf(draft)).toContain(wanted);
  });

  it('asks of no belief for its weak side, and of no one else to send something', () => {
    expect(sharpOf('Compare Sunni and Shia in a few lines')).not.toContain('weak');
    expect(sharpOf('error: externally-managed-environment when i run pip install')).not.toContain('send me');
  });

  it('keeps to a number that is named', () => {
    expect(sharpOf('how do i stay calm in meetings, five points')).toContain('{three }');
  });
});
