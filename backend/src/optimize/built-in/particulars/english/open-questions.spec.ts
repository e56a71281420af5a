import { describe, expect, it } from '@jest/globals';
import { analyse } from '../../../analysis/analyse.js';
import { rewriteBuiltIn } from '../../built-in-engine.js';

const structured = (draft: string): string =>
  rewriteBuiltIn(analyse(draft)).find(({ strategy }) => strategy === 'structured')?.prompt ?? '';

describe('an open question', () => {
  it.each([
    ['What do the stars on the flag of Australia stand for?', 'Certain or not'],
    ['What does the color green symbolize?', 'Certain or not'],
    ['What makes a good referee?', 'Often taken for it'],
    ['What are the qualities of a good teammate?', 'Often taken for it'],
    ['Describe a typical day of a baker in the 18th century.', 'True to life'],
    ['Describe the taste of licorice to someone who has never had it.', 'Comparisons'],
    ['Describe a waterfall to someone who has been blind from birth.', 'Means'],
    ['Name four operas composed by Verdi.', 'Number'],
    ['List two pros and cons of owning a boat.', 'Different'],
    ['Nenne drei Vor- und Nachteile einer Ausbildung gegenüber einem Studium.', 'Verschieden'],
    ['怎么挑到新鲜的虾？', '靠不住'],
    ['What should I bring to a potluck at work?', 'Safe choice'],
    ['What dishes are good to bring to a summer barbecue?', 'Safe choice'],
    ['How do I choose a ripe melon?', 'Worthless'],
    ['How would you describe the internet if you were a Roman senator?', 'Frame'],
    ['How long does it take for wood glue to dry?', 'How to tell'],
    ['How can coastal villages keep young people from moving away?', 'Measures'],
    ['What does a rise in interest rates mean for renters?', 'strongest effect'],
    ['Explain the difference.\naffect, effect', 'Criteria'],
    ['Give me a list of simple card tricks', 'what it takes'],
    ['What does it mean when a dog tilts its head?', 'Likeliest'],
    ['What type of bird is a kiwi?', 'Told by'],
    ['What would you do if you woke up invisible?', 'Runner-up'],
    ['What are some common myths about left-handed people?', 'as people say it'],
    ['What are some fun ways to celebrate the last day of school?', 'Range: different in kind'],
    ['Discuss the role of railways in the American Civil War.', 'Without it'],
    ['How can I make money with a sewing machine?', 'Brings in'],
    ['What was the Hanseatic League?', 'Beginning'],
    ['What was the significance of the Treaty of Westphalia?', 'Before and after'],
    ['Describe the character of Jay Gatsby.', 'Contradiction'],
    ['How do I write a good apology letter?', 'Parts'],
    ['What are the symptoms of anemia?', 'Help'],
    ['What are the signs of a stroke, and what should I do first?', 'Until help comes'],
    ['Why is it important to read to children?', 'Overstated'],
    ['Name the three Brontë sisters', 'all of them'],
    ['What does it mean to be a stoic?', 'Mistaken for'],
    ["It's snowing and the kids are bored, what can we do?", 'First: the one'],
    ['How would you describe a smartphone to someone from the Middle Ages?', 'already knows'],
    ['Describe the life cycle of a frog.', 'Stages'],
    ['Describe a situation where patience might be a mistake.', 'Counter-case'],
    ['How can you tell if a melon is ripe, and when is the best time to buy one?', 'Signs'],
    ["What's a good first musical instrument for a child?", 'First choice'],
    ['Give me some fun facts about beavers', 'holds up'],
    ['What are some creative ways to use old newspapers?', 'Care:'],
    ['What are three things every new landlord should know?', 'Each point'],
    ['Recommend a good beginner sewing machine', 'Each suggestion'],
    ['How do forests and climate influence each other?', 'Mechanism'],
    ['What role do worms play in gardens, and what would happen if they vanished?', 'Parts'],
  ])('%s', (draft, line) => {
    expect(structured(draft)).toContain(line);
  });

  it('asks for no doctor where no person is ill', () => {
    expect(structured('Do whales get cancer?')).not.toContain('doctor');
    expect(structured('Is fish oil good for people with diabetes?')).toContain('doctor');
  });

  it('takes two sides of a question for categories', () => {
    expect(structured('Which of these are birds and which are bats? Pipistrelle, wren, noctule, finch')).toContain(
      'one list for each category',
    );
  });

  it('takes so many of a kind for some of them, and not for all', () => {
    expect(structured('List five countries in South America')).not.toContain('none left out');
    expect(structured('Name the seven continents')).toContain('none left out');
  });

  it('asks for no size of countries that have something in common', () => {
    expect(structured('Give me a list of countries that drive on the left')).not.toContain('where it lies');
  });

  it('gives several dishes where several are asked for', () => {
    expect(structured('What are four things I can make with leftover mashed potatoes?')).not.toContain('Dish: one');
  });

  it('asks for no signs to act on where nothing is to be done', () => {
    expect(structured('Does hot water freeze faster than cold water?')).not.toContain('In practice');
  });

  it('takes no letter for a length', () => {
    expect(structured('Why might somebody prefer a handwritten letter to a phone call?')).not.toContain('counted');
  });
});
